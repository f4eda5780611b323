### Los niveles: name-… es el nombre, stage-… dice en una línea de qué va, .briefing es lo que oyen los jugadores antes de empezar, .won y .lost lo que oyen cuando acaba.

name-scene = Una escena

name-cargo-dock = Muelle de carga
stage-cargo-dock = Una primera infiltración: salir del agua, pasar entre tres Guardias y subir al Ascensor.
    .briefing = Sales en el muelle viejo, sin más que lo puesto. El Ascensor del fondo es el único camino a la superficie, y obedece a un panel al norte del patio: llega al panel (A) y luego ponte en el Ascensor. En cuanto el panel se encienda, alguien vendrá a ver quién ha llamado. Hasta entonces, tres Guardias rondan los contenedores. Mira por dónde van, y ponte donde no estén.
    .event-A = El panel se enciende. Las dos verjas del Ascensor están abiertas; a la salida. Bajo su lámpara alguien ha escrito 12.02 con tiza.
    .won = El Ascensor se toma su tiempo. El agua de las mangas se te hiela antes de llegar arriba. Entonces las puertas se abren a la nieve y los focos, y a una pista de aterrizaje con más ojos que el muelle.
    .lost = La marea borra tus huellas del muelle, y el parte de la noche dice que no vino nadie. Los tres siguen rondando como antes. Ahora te sabes sus rondas; es más de lo que tenías la primera vez.

name-heliport = Helipuerto
stage-heliport = Nieve, reflectores y dos Cámaras entre tú y el conducto de ventilación.
    .briefing = El conducto de la terraza norte lleva adentro, pero ahí nadie entra desarmado. En el almacén del lado este hay una pistola (A); ve a por ella y sal por el conducto. Dos Cámaras barren el lugar y cambian cada vez que mandan a los Guardias mirar otra vez. En la garita del oeste puede haber algo que ciega Cámaras (B). Abrir esa taquilla hace ruido.
    .event-A = La pistola es tuya, desde el próximo nivel. Ahora al conducto, donde está la salida.
    .event-B = En la taquilla hay una granada chaff, para el próximo nivel. La puerta chirría, y por dentro tiene 11.08 grabado en la pintura.
    .won = El conducto es tan ancho como tus hombros y ni un dedo más. Detrás, alguien pregunta por radio adónde ha ido la pistola. Delante empieza a hacer calor. En el polvo hay marcas de codos que no son tuyos, y al final, bajo una rejilla suelta, un hombre tose en su celda.
    .lost = Los reflectores siguen girando; nadie les ha dicho que han terminado. La nieve se posa en tus huellas, hasta donde llegaron. El conducto sigue ahí, y también su aliento cálido.

name-holding-cells = Celdas y armería
stage-holding-cells = La alarma ya está sonando: un prisionero, dos verjas selladas y una armería de camino al Ascensor.
    .briefing = La rejilla del conducto bajó antes que tú, y la oyó todo el mundo. Empiezas en Alerta: estate en otra parte cuando vengan a mirar. El hombre al que buscas está en las celdas del norte (A). Sabe el código de las dos verjas, y la mesa del cuerpo de guardia lo acepta (B), pero solo cuando se lo hayas oído a él; ahí también se apaga la alarma. Tras las verjas está la armería, y en su rincón más lejano el Ascensor: pasando los armeros, entre ellos, o rodeando por la puerta trasera del sur. La cámara acorazada (C) merece un vistazo, si hay tiempo.
    .event-A = Te da el código, y un nombre. Luego se lleva la mano al corazón, y eso es todo lo que tiene que decir. Ahora a la mesa del cuerpo de guardia (B).
    .event-B = La mesa acepta el código, y suben las dos verjas. Al lado está el interruptor de la alarma; aquí ya nadie te busca.
    .event-C = Dos cajas, y manos para una. Lo que cojas se puede usar ya, y es tuyo en los niveles que vengan; lo otro se queda aquí.
    .won = El Ascensor baja, y la alarma con todas sus botas se queda arriba. El nombre que te dio es el de otro prisionero, al que tienen más abajo que las celdas. Cuando se abren las puertas hay una nave, un hombre atado a un poste en medio y alguien que cuenta en voz baja.
    .lost = La alarma se para sola, como hacen las alarmas cuando no queda nadie a quien buscar. En el parte del cuerpo de guardia fue un simulacro: once minutos, sin novedad. La rejilla vuelve a estar puesta, con dos de sus cuatro tornillos.
name-take-stun-grenades = Las granadas aturdidoras: una noquea a todos los Guardias cercanos. Estas te las llevarías a casa en cualquier caso.
name-take-explosives = Los explosivos: dos C-4, para poner y detonar. La Granada aturdidora se queda aquí para siempre.

name-warhead-storage = Almacén de ojivas
stage-warhead-storage = Tres plantas abajo: ni un disparo en la primera, un lanzamisiles en la segunda, ni un alma en la tercera.
    .briefing = En L1 hay ojivas en filas, y quien dispara ahí dispara por última vez: nadie lo hace, y tú tampoco puedes. Bajan dos Ascensores, uno cercano y bloqueado, otro lejano y abierto; otros dos van de B1 a B2, donde vigilan Cámaras y sensores. Llega a la sala de control (A): abre la esclusa del sur, tu salida, y hace bajar a los Guardias. Su puerta tiene la mejor cerradura del edificio, pero la mantiene cerrada un cuadro eléctrico (D), y los cuadros arden. En el almacén de B1 hay un lanzamisiles cuyos misiles doblan esquinas (B). Y alguien se ha dejado una caja en L1 (C).
    .event-A = La esclusa del sur está abierta. Zumban los dos Ascensores: vienen bajando, y uno estaba aquí desde el principio.
    .event-B = Un Nikita, y más misiles de los que puedes contar. Son tuyos en esta planta y en la siguiente; arriba, entre las ojivas, ni lo toques.
    .event-C = Una caja de cartón, justo de tu talla. Ya es tuya, y te la quedas.
    .event-D = El cuadro salta entre chispas azules. La sala de control está abierta, y también el paso de detrás, directo a la esclusa.
    .won = La esclusa suelta el aire, y lo que está en filas queda al otro lado. Has contado las filas, y preferirías no haberlo hecho. Delante hay laboratorios, muy iluminados, con las puertas cortadas limpias como papel. Quien lo hizo usó un solo tajo para cada una.
    .lost = Los dos Ascensores vuelven a subir, vacíos. Arriba hasta las buenas noticias se susurran, por costumbre: entre ojivas todo el mundo va con cuidado. Alguien se asoma a la sala de control, lo encuentra todo como debe estar, y así lo deja.

name-prison-break = Fuga de la prisión
stage-prison-break = Dos amigos entre rejas, un ala de Guardias a cada lado y una consola muy tentadora.
    .briefing = Tienen a Snake y a Meryl. Él está en la fila sur de las celdas del este: rejas al pasillo, o una puerta lateral desde la celda vacía de al lado. Ella está en el cuarto cerrado en medio de la enfermería, al oeste. Salís por un desagüe en la lavandería, entre las dos; un Ascensor lleva al extremo de cada ala, una puerta pesada es el camino corto. Liberadlos a los dos y salid por la puerta del norte, todos. En el despacho del alcaide hay una consola (A) que abre de golpe alas y celdas. Es el camino fácil, y cuesta algo.
    .event-A = La consola del alcaide, y nadie al mando. Todas las cerraduras de la prisión dependen de estos botones.
    .won = La puerta se cierra, y estáis todos del lado bueno. No hay tiempo para dar las gracias, solo para contar cabezas, y por una vez la cuenta sale. El único camino es hacia arriba: escaleras, más de las que nadie quiere contar, y al final una azotea. Lo que allí tomáis por viento es un rotor.
    .lost = Las celdas vuelven a estar cerradas, y la lavandería huele a jabón y lana mojada. Con la letra pulcra del alcaide hay una línea nueva en la lista, con tu nombre mal escrito. El desagüe no está en ella.
name-call-a-drill = Ordenar un simulacro. Se abren las dos alas y todas las puertas de ambas celdas, y mandan a otra parte a quien os buscaba. Pero un simulacro sella también el almacén, con la cuerda dentro.
name-read-the-roster = Leer solo el cuadrante. No se abre ninguna puerta, pero ya sabéis quién anda por dónde: recuperáis vuestras fichas de Concentración, y la cuerda sigue ahí para vosotros.

name-pal-override = Anulación PAL
stage-pal-override = Tres naves, tres interruptores, una tarjeta y una máquina que no debe despertar.
    .briefing = El lanzamiento se puede prohibir, mediante un sistema que no se fía de nadie. Quiere tres consentimientos, en cualquier orden, desde sitios tan alejados que nadie los da por error: en el panel viejo al oeste del horno (A), en la oficina del capataz del almacén (B) y en la consola de la sala de control de la base subterránea (C). El último pide la tarjeta PAL; así que alguien la lleva desde el principio, y tiene que llegar. Snake, Gray Fox y Otacon empiezan en el horno; Meryl se ha adelantado y espera junto al Ascensor. Si sois dos o más encontraréis las Cámaras encendidas.
    .event-A = El interruptor baja. El horno toma aire, y muy por encima le contesta una sirena.
    .event-B = En el cajón del capataz no hay papeles, solo un interruptor, y debajo del interruptor un timbre. Si hay una puerta abierta detrás de ti, corre.
    .event-C = La tarjeta entra, se lee y no sale. Una fila de luces pasa del rojo al blanco.
    .won = Todas las luces están en blanco. Durante un suspiro no hay nadie en el mundo que pueda lanzar nada desde aquí. Entonces, al lado, algo tan grande como una casa cambia el peso de un pie al otro. Le han prohibido disparar su ojiva. Nadie le ha prohibido andar.
    .lost = Aún queda una luz roja en alguna parte. Al sistema no le importa: lo hicieron para esperar, y espera mejor que tú. Es lo de al lado lo que está perdiendo la paciencia.

name-recon = Reconocimiento
stage-recon = Misión RV 1: tres zonas, diez archivos, dos trampillas.
    .briefing = Una simulación, dicen; duele igual. Un grupo entra por todas las zonas, un agente solo por el archivo. El banco de la entrada tiene un número, 12.33, y ningún nombre. Reunid los archivos repartidos por el archivo, el núcleo y el laboratorio: para un agente bastan dos, un grupo completo tiene que traer seis. Los Ascensores unen las zonas, y también dos puertas pesadas, para quien se entienda con las cerraduras. Nadie sabe qué resultarán ser los sensores boca abajo. Cuando tengáis suficientes, uno de vosotros tiene que llegar a una trampilla, al norte del núcleo o en el rincón más lejano del laboratorio, y estáis todos fuera.
    .won = Las paredes se apagan, y en alguna parte arranca una impresora: archivos reunidos, agentes de vuelta, observaciones ninguna. Nadie pregunta qué hay en los archivos. Era siempre la misma página; sí que miraste.
    .lost = La simulación se para a mitad de un paso, y se enciende la luz. Una voz lee el segundo en que se perdió, y luego aquel en que podrías haberlo sabido. Los archivos ya se están colocando otra vez.

name-escape = Huida
stage-escape = Misión RV 2: una fila de celdas, un Ascensor, y todos saben que estáis fuera.
    .briefing = La simulación empieza donde acaban casi todas las fugas: ha saltado la alarma. Cada uno está en una celda abierta con una ! debajo, y tres Guardias conocen el número de su puerta. No estéis ahí cuando miren. De las celdas al patio llevan dos puertas, y por debajo va un pasadizo de servicio para quien llegue antes a la esquina; vuelve a salir en medio de la nave. El Ascensor está detrás de la nave, con tres cerraduras a elegir. Todos tenéis que estar en él; nada más cuenta.
    .won = El Ascensor se cierra tras el último, y celdas, patio y nave se pliegan como un decorado. Marsh mira un cronómetro, lo para y no se lo enseña a nadie. Es un elogio.
    .lost = Las celdas vuelven a estar cerradas, cada una con su número en la puerta. Las fugas fracasan más veces en una esquina que en un Guardia, dice Marsh, y vuelve a poner la alarma.

name-sabotage = Sabotaje
stage-sabotage = Misión RV 3: once nodos en tres naves, y cuantos más seáis, más tiene que dejar de girar.
    .briefing = Turbinas, salas de control, bombas: once nodos mantienen viva la planta, y cada uno se apaga con un par de manos. A un agente le bastan dos, en dos naves distintas; dos agentes necesitan uno de cada nave, tres agentes uno más que eso, y un grupo completo tiene que silenciar dos en cada nave. Usad Interacción donde haya un nodo. Las salas tienen una segunda salida por algo, y unos montacargas de repuestos van de nave en nave por donde no mira ninguna patrulla. Cuando se haya parado lo suficiente, todos al Ascensor, en el extremo sur de las bombas.
    .won = Nave tras nave olvida para qué estaba, y se para un zumbido que ya no oías. Una luz junto al Ascensor promete que todo estará reparado en cuarenta minutos. Aquí son muy rápidos, y ni una vez han preguntado quién fue.
    .lost = Las turbinas giran. Girarían para cualquiera; no es nada contra ti. En el papel impreso hay un mapa, y en el mapa el camino al que le sobraba un pasillo.

name-stealth = Sigilo
stage-stealth = Misión RV 4: coge los papeles y vete. Si alguien muere ahí dentro, nunca valiste para esto.
    .briefing = Lo llaman auditoría. Hay seis carpetas repartidas por la oficina, la cámara acorazada y la galería; un agente trae una, un grupo completo cuatro. No puede morir ningún Guardia, sea a manos de quien sea: un solo muerto y la simulación acaba. Los puños duermen a la gente, y la paciencia también. Un pasillo rodea la cámara acorazada, una ronda de Guardias da vueltas por dentro, y las carpetas están dentro de ambos. Cuando tengáis lo que buscabais, salís todos desde la sala central de la galería.
    .won = Por la mañana alguien echará en falta una carpeta y le echará la culpa a otro. Todos los Guardias se han ido a casa a desayunar, unos cuantos con dolor de cabeza. Nunca estuvisteis ahí: ese era el ejercicio.
    .lost = La auditoría se aplaza. En la cámara acorazada alguien cuenta las carpetas, y en la oficina alguien os cuenta a vosotros. De unas, seis, dice el papel; de los otros prefiere no hablar.
    .lost-killing = Un hombre está tendido como no lo está ningún dormido. Se enciende la luz, los papeles ya no están en tus manos, y Marsh no dice nada durante un rato. Era un hombre hecho de números. El próximo no lo será; por eso se practica.

name-hostages = Rehenes
stage-hostages = Misión RV 5: os seguirán a cualquier parte. No lo harán en silencio.
    .briefing = Ahí dentro tienen a seis personas: una en el bloque oeste, dos en el bloque este, tres en el patio de en medio. Sacad a tantas como seáis. Usa Interacción, y el rehén va con quien lo ha liberado; desde entonces cada uno añade un dado a la tirada de ruido de ese agente, hayas hecho o no algo ruidoso. Así que repartíoslos, o estad fuera de una zona cuando acabe vuestro turno. Salís todos por la puerta de la esquina del bloque este. Su celda está bloqueada, pero un Ascensor del patio va derecho a ella.
    .won = Pasada la puerta por fin se callan, ahora que ya da igual. La persona a la que llevabas de la mano se vuelve para darte las gracias, y se apaga en mitad de la palabra. Te acordarás de eso más que de la puntuación.
    .lost = Quienes os seguían vuelven a su sitio sin que nadie se lo diga; han hecho esto más veces que vosotros. Cuando vuelve la luz miran la puerta como si fuera la primera vez.

name-coordination = Coordinación
stage-coordination = Misión RV 6: cuatro placas, una para cada uno, y todas a la vez.
    .briefing = Cada uno tiene una placa, y cada placa sabe el peso de quién quiere: mirad antes de andar. La misión se gana en el momento en que cada agente está en la suya. Entráis lejos de donde deberíais estar, por las esquinas del mapa y uno por el núcleo, y los Guardias tienen los anillos de en medio. Ayudan dos pasadizos, y las Cámaras saben dónde acaban. Quien llegue pronto tiene que esperar, y esperar es lo difícil: buscad la esquina a la que nadie mira, y moveos cuando al último le falte un paso.
    .won = La última placa baja, se oye un clic, y eso es todo. A quien lo oyera desde fuera no le parecería gran cosa. Vosotros estabais dentro.
    .lost = Una placa se quedó fría, y con una basta. El papel dice quién llegó pronto y quién tarde. No dice lo larga que puede ser una espera; eso ya lo sabéis mejor vosotros.

## Zones

name-archive = archivo
name-armory = armería
name-b1 = B1
name-b2 = B2
name-cells = celdas
name-control = control
name-core = núcleo
name-east = este
name-east-block = bloque este
name-furnace = horno
name-gallery = galería
name-guardhouse = garita
name-hall = nave
name-infirmary = enfermería
name-l1 = L1
name-laboratory = laboratorio
name-office = oficina
name-pumps = bombas
name-turbines = turbinas
name-underground-base = base subterránea
name-vault = cámara acorazada
name-warehouse = almacén
name-west = oeste
name-west-block = bloque oeste
name-yard = patio

## VR missions with a boss: one of each boss for every mission

-vr-fight = Se enciende un Jefe, en un rincón de la misión, con todas las puertas cerradas. Derribadlo y la simulación acaba. No tardéis: los Guardias entran según los avisan.
-vr-ocelot-won = Aparta la mano del arma, asiente y se apaga como una lámpara. Es justo lo que habría hecho. Tú también lo has hecho, así que cuenta.
-vr-ocelot-lost = Sopla en la boca del cañón, cosa que el de verdad no haría jamás, y se desvanece. Alguien debería decírselo a quienes lo escribieron. Tú, quizá, después del próximo intento.
-vr-mantis-won = Todo lo que flotaba se posa, y vuelve a ser una fila de cifras. Nunca conoció tus pensamientos, dicen, solo tus costumbres. Ahora tienes menos.
-vr-mantis-lost = Eso también lo sabía. La simulación acaba con una sola observación en el papel: previsible, en cuatro puntos. Piénsalo, pero no ahí dentro.
-vr-wolf-won = El punto rojo se queda en la pared un momento más que ella. Luego es solo una pared. Te han mirado durante mucho rato, y has devuelto la mirada.
-vr-wolf-lost = Nunca les salió bien el eco de su rifle. Todo lo demás, sí. El papel conoce la distancia, el viento y el momento en que te moviste.
-vr-raven-won = Los pasillos vuelven a ser solo pasillos, y por ellos no viene nada. No ha dejado abolladura donde cayó: aquí el peso es un número. El tuyo también ha bajado un poco, por la sensación.
-vr-raven-lost = Sigue andando por el sitio donde estabas, y se apaga a mitad de un paso. La simulación no se regodea. Solo sabe cuántas esquinas te faltaron. Una.
-vr-liquid-won = Se queda en el suelo. La máquina cuenta hasta diez de todos modos; quien la escribió tenía experiencia. Luego puedes irte, y puedes volverte una vez. Todo el mundo lo hace.
-vr-liquid-lost = Se levanta. Es lo único para lo que lo escribieron, y lo ha hecho una vez más que tú. La luz se enciende cuando aún se está sacudiendo el polvo.

name-recon-ocelot = { name-recon } contra { name-ocelot }
stage-recon-ocelot = Un duelo corto alrededor de la sala de máquinas. Sin rehén, pero con esquinas por todas partes, y no necesita línea de visión.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-recon-mantis = { name-recon } contra { name-mantis }
stage-recon-mantis = Flota pasillo arriba y pasillo abajo. Dos bustos le dan tus pensamientos; derríbalos, o aprende algo mejor.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-recon-wolf = { name-recon } contra { name-wolf }
stage-recon-wolf = Está en algún lugar del norte, y los pasillos largos son justo para lo que se hizo su rifle.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-recon-raven = { name-recon } contra { name-raven }
stage-recon-raven = Un anillo de pasillos, y un arma que lo recorre.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-recon-liquid = { name-recon } contra { name-liquid }
stage-recon-liquid = No hay azotea de la que caer, pero se levanta tantas veces como siempre.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-escape-ocelot = { name-escape } contra { name-ocelot }
stage-escape-ocelot = Vosotros tenéis las celdas, él el pasillo que rodea el cuerpo de guardia. Una celda es mal sitio para que te encuentre alguien que dispara doblando esquinas.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-escape-mantis = { name-escape } contra { name-mantis }
stage-escape-mantis = Un busto en cada extremo de las celdas, y un hombre que flota en medio. Cada celda tiene salida; fíjate en cuál mira.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-escape-wolf = { name-escape } contra { name-wolf }
stage-escape-wolf = Está en algún lugar del sur, en el patio o en la nave de detrás. Ninguna pared del camino para una bala, ni suya ni tuya.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-escape-raven = { name-escape } contra { name-raven }
stage-escape-raven = Va por el camino largo, y cada celda tiene una abertura por la que mira.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-escape-liquid = { name-escape } contra { name-liquid }
stage-escape-liquid = Espera en el cuerpo de guardia. Tiene tres entradas y, cuando está de humor, ninguna salida.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-sabotage-ocelot = { name-sabotage } contra { name-ocelot }
stage-sabotage-ocelot = Balsas, tuberías, una nave que serpentea: camino corto para sus balas, largo para vosotros.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-sabotage-mantis = { name-sabotage } contra { name-mantis }
stage-sabotage-mantis = Un busto en el recodo de la sala de bombas. No está lejos, pero aquí nada va recto.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-sabotage-wolf = { name-sabotage } contra { name-wolf }
stage-sabotage-wolf = Tiene para ella sola el norte de la planta. Vosotros tenéis las bombas, y ahí nada le estorba.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-sabotage-raven = { name-sabotage } contra { name-raven }
stage-sabotage-raven = Dos pasillos largos, y un arma que llena cualquiera de los dos. Las balsas son vuestras.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-sabotage-liquid = { name-sabotage } contra { name-liquid }
stage-sabotage-liquid = Entra por el cruce. Salidle al paso entre las balsas, donde no puede coger carrerilla.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-stealth-ocelot = { name-stealth } contra { name-ocelot }
stage-stealth-ocelot = Alrededor de la cámara acorazada hay un callejón sin salida a cada lado. Él los conoce todos, y sus balas también.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-stealth-mantis = { name-stealth } contra { name-mantis }
stage-stealth-mantis = Un busto, en la cámara acorazada, y él flota por encima. Nadie dijo que la auditoría fuera a ser tranquila.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-stealth-wolf = { name-stealth } contra { name-wolf }
stage-stealth-wolf = Está en algún lugar del sur, de la oficina a la galería. Los callejones os esconden de los Guardias, no de ella.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-stealth-raven = { name-stealth } contra { name-raven }
stage-stealth-raven = Un anillo alrededor de la cámara acorazada, y él dentro. Los callejones son para quien le cuenta los pasos.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-stealth-liquid = { name-stealth } contra { name-liquid }
stage-stealth-liquid = Está en la cámara acorazada. Se abre por dos lados, así que decidid quién entra por cuál.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-hostages-ocelot = { name-hostages } contra { name-ocelot }
stage-hostages-ocelot = Tiene a alguien con él, atado en la sala de en medio. Mantenedlo con vida, y el duelo se gana como cualquier otro.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
    .lost-hostage = La silla del centro está vacía, y la simulación no ve motivo para seguir. Era una voz y un poco de cuerda, nadie ha salido herido. Aun así te gustaría saber qué estaba a punto de decir.
name-hostages-mantis = { name-hostages } contra { name-mantis }
stage-hostages-mantis = Los dos bustos están en la sala de en medio, y él también, más o menos. Tiene dos entradas, y no le molesta ninguna.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-hostages-wolf = { name-hostages } contra { name-wolf }
stage-hostages-wolf = Está en algún lugar del sur, de celda en celda. El patio tiene cuartos; a ella los cuartos le dan igual.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-hostages-raven = { name-hostages } contra { name-raven }
stage-hostages-raven = Da vueltas al patio, y de camino mira en cada uno de los tres cuartos.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-hostages-liquid = { name-hostages } contra { name-liquid }
stage-hostages-liquid = Tiene la sala de en medio. Hoy no hay que liberar a nadie más que a vosotros.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-coordination-ocelot = { name-coordination } contra { name-ocelot }
stage-coordination-ocelot = Empezáis en las esquinas, él entre vosotros. Al primero al que llegue le toca aguantar hasta que estén los demás.
    .briefing = { -vr-fight }
    .won = { -vr-ocelot-won }
    .lost = { -vr-ocelot-lost }
name-coordination-mantis = { name-coordination } contra { name-mantis }
stage-coordination-mantis = Un busto a cada lado del anillo. Dos a la vez, por dos lados: ese era el ejercicio, al fin y al cabo.
    .briefing = { -vr-fight }
    .won = { -vr-mantis-won }
    .lost = { -vr-mantis-lost }
name-coordination-wolf = { name-coordination } contra { name-wolf }
stage-coordination-wolf = Es suya una franja por el núcleo y el este. Cuanto más os espera, mejor dispara.
    .briefing = { -vr-fight }
    .won = { -vr-wolf-won }
    .lost = { -vr-wolf-lost }
name-coordination-raven = { name-coordination } contra { name-raven }
stage-coordination-raven = Recorre el anillo, y cada uno de vosotros está en algún punto. Apartaos unos a otros su mirada.
    .briefing = { -vr-fight }
    .won = { -vr-raven-won }
    .lost = { -vr-raven-lost }
name-coordination-liquid = { name-coordination } contra { name-liquid }
stage-coordination-liquid = Está donde se cruzan todos vuestros caminos. Llegad juntos, o uno tras otro.
    .briefing = { -vr-fight }
    .won = { -vr-liquid-won }
    .lost = { -vr-liquid-lost }

name-cyborg-ninja = Ninja cíborg
stage-cyborg-ninja = Un duelo a puñetazos en un laboratorio, con un hombre que nunca está del todo donde estaba.
    .briefing = Las balas no le llegan: quiere tus manos. De donde se va queda una sombra, y cuando lo hieres se ha ido a la más lejana de ti. Así que mira antes de golpear: sabes dónde va a estar. A las sombras se les puede disparar, golpear o hacerlas volar, y cada una que falta es un camino que no puede tomar y una espada menos a tu lado. Caza a quien se ha dejado oír o, si no, a quien esté más cerca: un disparo ruidoso lo atrae. Sin sombras tiene que quedarse y aguantar.
    .won = Por fin se queda quieto, se mira las manos y parece acordarse de algo. Entonces parpadean las lámparas, y se ha ido sin dejar sombra. Desde debajo de una mesa un ingeniero pregunta si se ha acabado. Puede abrirte el paso a las habitaciones del comandante, pero no piensa acompañarte: allí hay alguien que no debería oír lo que él piensa.
    .lost = Limpia la espada y espera un rato por si te levantas. Esperaba algo más, y tú también. Luego se apagan las sombras, una tras otra, como ventanas en una calle.

name-psycho-mantis = Psycho Mantis
stage-psycho-mantis = Una habitación llena de cosas que vuelan, y un hombre que conoce tu jugada antes que tú.
    .briefing = Oye lo que piensas, y ningún golpe alcanza a quien lo espera. Dos bustos en las paredes le llevan tus pensamientos: derriba los dos, y es un hombre como otro cualquiera. Después cada ataque, acierte o falle, mueve su marcador: ahora solo se le alcanza desde su columna, ahora solo desde su fila, ahora no puedes concentrarte, ahora tus manos son suyas. Así que cuenta: lo que hagas ahora decide lo que podrás hacer después. Flota por encima de muebles que tú rodeas, incluso de la estantería donde hay un libro con el lomo contra la pared. No te pongas a su vista cuando no tengas con qué golpear.
    .won = Todo lo que volaba cae, y hay silencio, en la habitación y detrás de tu frente. Tanto silencio que lo escuchas, y no oyes las botas tras la puerta. Son demasiadas. Cuando se te llevan, dos personas que nunca se habrían buscado están de acuerdo en que alguien tiene que hacer algo.
    .lost = Te deja acabar el pensamiento antes de soltarte. Iba de una salida; lo pone con los demás. Luego los muebles vuelven a su sitio, y los libros a su estante, uno de ellos del revés.

name-hind-d = Hind D
stage-hind-d = Un helicóptero de combate en torno a una azotea, y misiles que hay que apuntar a su lado.
    .briefing = Rodea la azotea, con el morro hacia dentro, y dispara por una línea: la fila o columna que tiene delante, hasta la primera pared. Cruza esa línea o acaba algo en ella, y dispara; tras cada casilla que se desplaza, dispara a todos los que entonces estén en línea. Conoce las paredes que hay entre tú y el cielo. Cada uno tiene tres misiles, y hay más en los dos iconos de suministro. Un misil vuela lo que dicen los dados, un valor en una dirección y el otro, si quieres, en otra; que acabe más allá del borde, en el área marcada alrededor de la máquina. Entonces se aparta, y lo que cuenta es dónde está el misil cuando lo ha hecho. Sus cartas vuelven a salir: aprende hacia dónde se aparta.
    .won = Cae tras el borde, y pasa mucho tiempo hasta que lo oyes llegar al suelo. Bajas por el otro lado, donde no hay más que nieve, kilómetros de nieve, sin una huella. A medio camino te miras la manga. Hay en ella un punto rojo.
    .lost = Da una vuelta más, con el morro hacia dentro, por costumbre. Luego la azotea es del viento, y de aquellos misiles tuyos que cayeron a un paso. Un paso no es mucho. Se puede aprender.

name-vulcan-raven = Vulcan Raven
stage-vulcan-raven = Una cámara frigorífica, un arma que anda y esquinas tras las que estar.
    .briefing = Anda todo recto, tantas casillas como su Amenaza, y esta sube cada ronda. En los puntos mira alrededor; ante una pared gira hacia el lado abierto. El primero de vosotros al que ve acaba su paseo, y dispara a todos los que ve; así que ten claro adónde mirará, y estate en otra parte. En vuestros turnos se queda y vigila: a lo que acabes de hacer ante sus ojos, contesta. Hiérelo, y te mira; hiérelo de verdad, y hace algo peor. Cada uno tiene dos Claymore, y hay más en los iconos de suministro: nunca mira hacia abajo. Cuando su Amenaza dice 9+, giran tres cañones a la vez. Acabad antes.
    .won = Los cañones siguen girando sin él un rato, hasta que se dan cuenta. Entonces hay tanto silencio que oyes trabajar el hielo. Tras la última fila una puerta lleva más allá, hasta la máquina para la que se construyó todo esto, y que duerme. Hay una forma de que siga así. Está escrita junto a la puerta en tres párrafos, y cada uno transcurre en una nave distinta.
    .lost = Completa su ronda hasta el final, porque es su ronda. La escarcha crece sobre la esquina que casi estaba lo bastante lejos. No te guarda rencor; apenas te guarda en la memoria.

name-revolver-ocelot = Revolver Ocelot
stage-revolver-ocelot = Un duelo en torno a un rehén atado, con un hombre que cuenta sus balas.
    .briefing = Recorre el círculo de puntos y dispara doblando esquinas: ninguna pared te cubre. Lo que ayuda es la memoria. Su mazo es un tambor que nunca se baraja; cada vez que lo hieres avanza una carta, y la reacción de esa carta la sufres tú, pero el resto de ella se ha ido hasta que el tambor dé la vuelta. Al rehén del centro, con una etiqueta en la muñeca que dice 07.31, le queda poco que perder: ponte a su lado, y una bala para él es tuya. Cuando Ocelot tiene que recargar, no tiene con qué contestar. Derríbalo antes de que muera el rehén.
    .won = Cuando se va el humo, se ha ido también él, y la última de sus balas está en el suelo, sin gastar. El hombre de las cuerdas respira, se frota las muñecas y te dice dónde están las ojivas: al norte, pasado el campo de nieve. Eso no lo cruza nadie a pie, dice. Lo dice como quien ha visto lo que lo cruza en su lugar.
    .lost = Guarda el arma y no mira atrás; un duelo terminado le aburre. El hombre de las cuerdas lo ha visto todo, y ha aprendido más de lo que quería. Se alegraría de que volvieras. La próxima vez, cuenta.
    .lost-hostage = Las cuerdas ya no sujetan a nadie, solo peso. Ocelot baja el arma: sin nadie en el centro no es un juego, y se va. Lo que el hombre sabía del camino al norte se lo ha llevado consigo, y a eso venías.

stage-tank = Nueve casillas de blindaje en un campo de nieve, y dos granadas por cabeza.
    .briefing = Las balas suenan en él como en una campana. Lo que nota es una granada: dos para cada uno, y más en las cajas de los dos iconos de suministro, todas marcadas con 09.05. Una granada llega hasta donde dicen los dados, un valor en una dirección y el otro en otra, ni un paso menos; así que eliges un sitio, no un blanco. La escotilla del centro es el punto débil, y un impacto ahí además le desbarata el plan. Avanza según las flechas de sus cartas, derecho a través de los muros de nieve, y vuelve cuando se acaba el campo: no estés en medio. Su ametralladora es para los que están cerca, su cañón para los que se alejan.
    .won = Arde sin prisa, y por primera vez esta noche tienes las manos calientes. Detrás, el almacén está abierto; ¿quién cierra una puerta con un tanque delante? Dentro hay un cartel en cuatro idiomas. No necesitas ninguno para ver que aquí nadie ha disparado nunca, y por qué.
    .lost = Por la mañana el campo vuelve a estar blanco, por encima de todo. La tripulación limpia el cañón, cuenta lo que queda y toma sopa. No llegaron a ver una cara, y no te reconocerían si volvieras.

name-metal-gear-rex = Metal Gear REX
stage-metal-gear-rex = Un tanque andante del tamaño de una casa, y uno de vosotros en su mira.
    .briefing = Su blindaje está cerrado, y apenas hay por dónde atravesarlo. Pero para apuntar tiene que abrirse: mientras uno de vosotros esté fijado, su cabina queda al descubierto. Dice de antemano a por quién va y con qué. Así que decidid quién se planta ante su ojo mientras los demás disparan desde atrás, y cuándo salirse de su vista; algunos de sus misiles os siguen incluso ahí, y si no queda nadie a quien apuntar, viene andando. A cualquier otro que esté al descubierto cuando mira alrededor también le dispara. Dispárale ante sus ojos y devuelve el fuego, salvo que una salva le dé tan fuerte que se tambalee: entonces una ronda es vuestra. Tenéis un lanzamisiles con tres misiles cada uno, y más en los dos iconos de suministro. Balas y granadas ni las nota.
    .won = Se arrodilla, como si alguien se lo hubiera pedido; luego ceden las patas, y durante un minuto en el hangar no hay más que polvo. Por el agujero del techo entra luz, y tardas un rato en ver de qué clase: es de día. El informe dirá que la noche transcurrió sin incidentes. Que alguien está trepando por los restos no estará en el informe.
    .lost = Apoya el pie y busca la puerta. Quienes lo construyeron siempre quisieron verlo andar. Pero antes tiene que darse la vuelta, y no está hecho para darse la vuelta; aún hay tiempo de ponerse en medio.

stage-liquid = El último duelo, encima de los restos: una azotea pequeña, una gran caída y un hombre que no se queda en el suelo.
    .briefing = Ya no hay máquinas. Solo él, tú y el borde. Túmbalo y recibe una calavera; entonces deciden los dados blancos, uno por cada calavera: una ! y se acabó, cualquier otra cosa y se levanta en el centro sin un rasguño, más furioso con cada calavera. Así que cuidado con dónde cae: cada lado de su casilla abierto a la caída es un dado más, en una esquina dos. Los golpes desde su lado lo hacen retroceder en línea recta, un paso cada uno; así lo llevas hasta ahí. Él te hace lo mismo, y quien pasa del borde cuelga de los dedos: trepar cuesta medio turno, salvo que tire un amigo. Mira su postura antes de golpear, y recuerda lo que viene después.
    .won = Esta vez se queda donde está. Esperas de todos modos; se ha vuelto costumbre. Luego el viento es solo viento, y ha salido el sol como si no tuviera nada que ver con ninguno de vosotros. Una radio lleva un rato preguntando quién queda. Tómate el tiempo que quieras para contestar: ya no te busca nadie.
    .lost = Está en medio de los restos como si no hubiera pasado nada. En el borde hay marcas de dedos, y debajo muchísimo aire. Dice que ha ganado; pero ya lo ha dicho otras veces, y tumbado.

name-sniper-wolf = Sniper Wolf
stage-sniper-wolf = Un campo de nieve, una cresta, siete sitios donde puede estar y un punto rojo que se acerca.
    .briefing = Junto a vuestras huellas hay un trineo, con 11.79 pintado; su dueña no anda lejos. Está en la cresta, bajo una de siete fichas. Apunta: tu Punto de mira vuela según digan los dados, por encima de paredes y árboles, y descubre cada ficha por la que pasa; que acabe sobre ella y sangra, y se va a tumbarse en otro sitio. Su propio Punto de mira es más lento que una bala y más paciente que tú: cada ronda juega una carta más. Quien se queda quieto conserva la puntería, y quien recibe un impacto la pierde. Las armas también sirven, para quien se acerque lo bastante para ver la cresta. Si Otacon va con vosotros, hay Guardias en el campo; pero es el único al que ella dejaría acercarse. Llevadlo a su cresta, y nadie tiene que morir.
    .won = Está donde ha estado todo el día, y por una vez mira al cielo. El rifle aún está caliente; uno de vosotros lo coge, y nadie tiene ganas de hablar. Pasada la cresta una puerta de servicio lleva abajo, lejos del viento, a un frío que fabrican las máquinas.
    .spared = Nadie oye lo que él le dice ahí arriba. Tarda mucho, y no se dispara ni un tiro. Cuando baja lleva un pañuelo en la mano, y la cresta a su espalda está vacía. Pasada la cresta una puerta de servicio lleva abajo, lejos del viento, a un frío que fabrican las máquinas.
    .lost = El punto rojo se apaga. Ella apunta hora, viento y distancia, como siempre, y se tumba en otro sitio. La nieve tapa los lugares donde estabais; es lo único en este campo que nunca se movió demasiado pronto.

## Special rules of stages

special-forbids-focus = Las fichas de Concentración no se usan en este nivel.
special-shuffles-traps = Las Trampas se barajan: nadie sabe cuál es cuál.
special-starts-in-alert = Todos empiezan con una ! debajo: saben que estáis aquí.
special-killing-fails = No puede morir nadie: si muere un Guardia, el nivel se pierde.
special-leaving-wins = Solo tenéis que salir.
special-spread = Coged al menos { $each } en { $zones ->
        [one] una zona
       *[other] cada una de { $zones } zonas
    }.
special-hostages = Cada rehén sigue al personaje que lo ha liberado, y le añade un dado de ruido.
special-own-exits = Cada personaje tiene su propia salida, y no le vale otra.
special-unarmed = En la zona «{ $zone }» nadie puede disparar ni detonar explosivos.
special-endless = Aquí a { $gear } nunca se le acaba la Munición.
special-equipped = Alguien tiene que llevar { $gear }.
special-all-sealed = Ninguna puerta de este mapa tiene cerradura: solo las abre un Evento.
special-sealed = { $count ->
        [one] La puerta { $doors } no tiene cerradura: solo la abre un Evento.
       *[other] Las puertas { $doors } no tienen cerradura: solo las abre un Evento.
    }
special-event-after = { $letter } solo ocurre después de { $letters }.
special-event-needs = { $letter } solo ocurre para un personaje que lleve { $gear }.
special-event-by-blast = { $letter } solo se activa con una explosión, no con un personaje.
