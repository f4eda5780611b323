### Lo que hace cada acción, carta, ficha y habilidad, en una o dos frases: para quien la señale o pregunte.
###
### «A la vista» es línea de visión; «a 2 o menos» cuenta casillas por la ruta más corta. Los dados son □ y ■.

-loud = MUY RUIDOSA: tu ! acaba debajo de ti.
-camouflage =
    Hasta el final de tu turno, los Guardias y las Cámaras que te ven no se ponen alerta, y los Guardias sobre los que
    saltas no te atacan. Si al acabar estás a la vista, salta la alerta.
-blast-heard = Si quedan Guardias en su zona y tu ! no está en el mapa, tu ! va allí.

## Actions

action-sneak = 1 acción. Muévete 1 casilla, sin hacer ruido.
action-dash = 1 acción, Ruidosa. Muévete hasta 2 casillas; puedes pararte en la primera.
action-hand-to-hand = 1 acción. Ataca a un Guardia adyacente con 1□. Cada impacto es daño no letal; 2 lo noquean.
action-combo = 2 acciones. Ataca a un Guardia adyacente con 2□ y 1■. Cada impacto es daño no letal; 2 lo noquean.
action-takedown = 2 acciones. Mata a un Guardia adyacente que te da la espalda: sin dados y sin ruido.
action-disguise =
    2 acciones, con una ficha de Guardia noqueado o muerto en tu casilla o al lado y tu ! fuera del mapa. Guardias y
    Cámaras te toman por un Guardia, hasta que tu ! esté debajo de ti, o atraigas la atención o hagas a su vista algo más
    que Caminar, Correr o Concentración.
action-drag =
    1 acción, Ruidosa. Coge una ficha de Guardia noqueado o muerto de tu casilla o de al lado, muévete 1 casilla y déjala
    en una adyacente vacía.
action-interact =
    1 acción. Prueba a abrir una puerta bloqueada de tu casilla (1□ 2■; Otacon 4■), coge el objetivo sobre el que estás o
    usa el Ascensor en el que estás.
action-reroll = 1 acción. Repite la tirada de los dados que quieras en esta cerradura. Se pierden si te alejas o acaba tu turno.
action-knock = 1 acción. Atrae la atención a tu propia casilla: ahí llega tu ?, o tu ficha se mueve ahí tal como está.
action-pull = 1 acción, junto a un personaje que cuelga del borde. Vuelve a estar en pie y no paga 2 acciones por trepar.
action-aim =
    1 acción. Si tu Punto de mira no está en el mapa, empieza en una casilla adyacente. Tira 2■: avanza un valor en una
    dirección, por encima de todo, y luego, si quieres, el otro valor en otra. Si acaba sobre Wolf: 2 de daño. Se retira si
    sufres daño o haces una acción que no sea Apuntar o Concentración.
action-topple = 2 acciones, en la casilla de un busto. El busto desaparece; cuando cae el último, Mantis ya no te lee la mente.
action-resupply =
    1 acción, en niveles de Jefe, sobre un icono de suministro. Todas tus cartas recuperan su Munición, sus Cargas y demás
    fichas al completo, y tú todas las granadas, minas o misiles que te dio el nivel.
action-lay =
    1 acción, con una Claymore del nivel, en una casilla libre a tu lado. Estalla bajo la próxima miniatura que entre ahí:
    2 de daño a cada miniatura a 2 casillas o menos y en su línea de visión.
action-sam =
    1 acción, con un misil del nivel, que empieza en una casilla adyacente vacía. Tira 2■: vuela recto un valor y luego, si
    quieres, el otro en otra dirección. En el área de blanco del Hind lo obliga a desplazarse; después inflige el daño
    impreso allí donde está.
action-launch =
    1 acción, con REX en tu línea de visión. Atácalo con 2□, y 1□ más por cada misil después del primero: tienes 3 hasta
    que te reabastezcas. MUY RUIDOSA.
action-throw =
    1 acción, con una granada del nivel. Tira 2■: avanza exactamente un valor en una dirección y luego el otro en otra. 1
    de daño a cada miniatura a 1 o menos; sobre el Tanque, lo que diga la placa. Las paredes y el borde del mapa se la tragan.
action-hack =
    1 acción. Tira 4■ en un Terminal de tu casilla o de al lado, y hasta 2□ si quieres. Si los dados tienen su
    combinación, queda pirateado para siempre.
action-search =
    1 acción, en un Terminal pirateado. Roba una carta de Sistema. Tienes 3 como máximo: con la cuarta, una vuelve al mazo.
action-access =
    1 acción, en un Terminal pirateado. Tira hasta 4■, menos los que haya en cartas, y hasta 2□; pon los dados que encajen
    en ranuras vacías de tus cartas de Sistema.
action-recall = Gratis. Retira un dado de una carta de Sistema para poder volver a tirarlo.
action-resolve =
    Gratis, cuando todas las ranuras de una carta de Sistema están cubiertas. Hace efecto a un nivel igual o menor que el de
    tu Terminal pirateado y va debajo de su mazo.
action-refresh = 1 o 2 acciones, según la ficha. Recupera una ficha de Concentración gastada.
action-use = El coste está en la carta. Usa una carta de tu Equipo.

## Abilities

ability-sneak-attack =
    Una vez por ronda, cuando dañas a un Guardia de tu fila o columna que te da la espalda y sigue en pie: 1 más de daño
    del mismo tipo.
ability-i-work-alone =
    Una vez por ronda, cuando tiras por un arma sin otro personaje a 2 casillas o menos: un dado +1 o −1, pero nunca una !.
ability-not-a-rookie =
    Una vez por ronda, cuando dañas a un Guardia con un 6 que nada ha cambiado, y sigue en pie: 1 más de daño del mismo
    tipo.
ability-get-clear = Una vez por ronda, cuando atacan a un personaje a tu lado: el blanco eres tú, con tu propia Defensa.

## Focus tokens: free to use; spent until refreshed

token-minus-white-or-move = Antes de tu tirada: 1□ menos. O en tu turno: muévete 1 casilla sin gastar acción.
token-plus-2 = Después de tu tirada: +2 a un dado, hasta 6 como máximo; nunca a una !.
token-minus-2 = Después de tu tirada: −2 a un dado, hasta 1 como mínimo; nunca a una !.
token-reroll = Después de tu tirada: repite la tirada de un dado, incluso una !.
token-plus-white = Antes o después de tu tirada: 1□ más. Si saca !, cuenta.
token-plus-minus-1 = Después de tu tirada: +1 o −1 a un dado; nunca a una !.
token-extra-action = En tu turno: 1 acción más.
token-reroll-black = Después de tu tirada: repite la tirada de un ■.
token-plus-minus-2 = Después de tu tirada: +2 o −2 a un dado; nunca a una !.
token-plus-black = Antes o después de tu tirada: 1■ más.
token-minus-black = Antes de tu tirada: 1■ menos, también cuando te ataca un Guardia.
token-dash-2 = Al Correr: 2 casillas más.

## Equipment: weapons

card-handgun-50 = 1 acción. Dispara a un Guardia a la vista con 1□. { -loud }
card-pistol-45 = 1 acción. Dispara a un Guardia a la vista con 1□. { -loud }
card-light-assault-rifle = 1 acción y 1 de Munición. Dispara a un Guardia a la vista con 2□. { -loud }
card-assault-rifle = 1 acción y 1 de Munición. Dispara a un Guardia a la vista con 2□. { -loud }
card-sniper-rifle = 2 acciones y 1 de Munición. Dispara a un Guardia a la vista con 3□. { -loud }
card-high-frequency-blade =
    1 acción, con un Guardia a tu lado. Ataca a cada miniatura adyacente, también a personajes, con 1□ a cada una, o 2□ a
    cada una por 1 Carga. Cuando te atacan: 1 Carga da −1 a cada dado, una vez por tirada.
card-arm-cannon = 1 acción. Dispara a un Guardia a la vista con 1□, y 1□ más por cada Carga que gastes. { -loud }
card-nikita =
    1 acción y 1 de Munición. Desde una casilla adyacente vacía vuela uno de 2■ y luego, si quieres, el otro en otra
    dirección. En la primera miniatura u obstáculo: 3□ contra cada miniatura a 1 o menos y en su línea de visión. { -loud }
card-missile-launcher =
    1 acción y 1 de Munición. Un misil vuela recto, en cualquier dirección. En la primera miniatura u obstáculo: 3□ contra
    cada miniatura a 1 o menos y en su línea de visión. { -loud }

## Equipment: explosives

card-chaff-grenade =
    1 acción, y descártala. Hasta el final de la ronda, ninguna Cámara ni sensor de tu zona molesta a ningún personaje; si
    hay un Guardia en la zona, atraes la atención.
card-stun-grenade =
    1 acción, y descártala. Lánzala a una casilla a la vista a 5 o menos: cada Guardia a 2 o menos de esa casilla y en su
    línea de visión queda noqueado. { -loud }
card-grenade =
    1 acción, y descártala. Lánzala a una casilla a la vista a 5 o menos: 2 de daño a cada miniatura, también a personajes,
    a 2 o menos de esa casilla y en su línea de visión. { -loud }
card-c-4 =
    1 acción: pon una a tu lado. 1 acción: detona todas las tuyas, 2 de daño a cada miniatura a 1 o menos de una y en su
    línea de visión. Si quedan Guardias en la zona de una explosión y tu ! no está en el mapa, tu ! va a la más cercana.
card-claymore =
    1 acción: pon una a tu lado. Cuando una miniatura entra en su casilla, 2 de daño a cada miniatura a 2 o menos y en su
    línea de visión. { -blast-heard }
card-time-bomb =
    1 acción: ponla a tu lado y descarta la carta. Al inicio de tu próximo turno, 3 de daño a cada miniatura a 2 o menos y
    en su línea de visión. { -blast-heard }

## Equipment: not to be seen

card-stealth-camouflage = 1 acción y 1 Carga, una vez por turno. { -camouflage }
card-adv-stealth-camouflage =
    1 acción y 1 Carga, una vez por turno. { -camouflage } Cuando la carta está vacía, 2 acciones le ponen 1 Carga.
card-cardboard-box =
    1 acción, sin que te vean. Guardias y Cámaras te toman por un Guardia, hasta que te muevas a su vista o por encima de
    un Guardia, hagas algo más que Caminar, Correr o Concentración, o un Guardia se pare a tu lado, cara a cara.

## Equipment: food and medicine

card-rations = 1 acción, y descártala. Cúrate hasta 2 de daño.
card-medicine = Gratis, y descártala. Recuperas todas tus fichas de Concentración gastadas.
card-pentazemin =
    Gratis, por 1 de sus fichas; una vez por turno. Este turno, en cada acción, puedes repetir los dados que quieras de una
    tirada, pero no en una tirada de ruido.

## Equipment: keys and tools

card-key-card-3 = 1 acción, y descártala. Abre una puerta bloqueada de nivel 3 o menos en tu casilla, sin dados.
card-key-card-4 = 1 acción, y descártala. Abre una puerta bloqueada de nivel 4 o menos en tu casilla, sin dados.
card-pal-key-card = Sin acción. En cada una de tus tiradas en una puerta bloqueada puedes repetir un dado.
card-rope =
    1 acción y 1 cuerda. Ata a un Guardia noqueado a tu lado: Reanimar a los Guardias no lo despierta, hasta que un Guardia
    llegue a su casilla.

## Equipment: worn, and attached

card-gas-mask =
    1 acción, Ruidosa. Mira la primera carta del mazo de Órdenes o del de Reacciones. Puesta: el gas no te hace nada.
card-night-vision-goggles =
    1 acción. Dales la vuelta a todos los objetivos y Trampas boca abajo a 5 casillas o menos. Puestas: los sensores láser
    no te delatan.
card-thermal-goggles = 2 acciones. Dale la vuelta a un objetivo boca abajo de tu zona. Puestas: los sensores láser no te delatan.
card-handkerchief = Sin acción. Una vez por ronda, al piratear un Terminal: un ■ +1 o −1.
card-body-armor = Sin acción. Tu Defensa es 1 más alta.
card-bandana = Sin acción. Tus armas no gastan Munición.
card-pistol-suppressor = Sin acción, sin hueco. Tus pistolas no son MUY RUIDOSAS.
card-rifle-suppressor = Sin acción, sin hueco. Tus rifles no son MUY RUIDOSOS.

## System cards: what happens, then how much of it at each level

system-distraction = Los Guardias que elijas giran hacia otra ruta. Nivel 2: 1 Guardia. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-door-control =
    Se abre una puerta bloqueada que elijas, esté donde esté. Nivel 2: una de nivel 2. Nivel 3: de nivel 2 o 3. Nivel 4:
    cualquiera que tenga cerradura.
system-camera-loop =
    Espera a que una Cámara vaya a poner en alerta a un personaje. Hasta el final de la ronda los personajes ignoran
    Cámaras y sensores en las zonas que elijas. Nivel 2: 1 zona. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-lights-out = Las ! de personajes pasan a ? donde están. Nivel 2: 1 ficha. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-all-clear = Las ? de personajes salen del mapa. Nivel 2: 1 ficha. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-elevator-override =
    Los personajes que estén en un Ascensor lo usan, sin acción. Nivel 2: 1 personaje. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-sensor-control =
    Las Trampas bocarriba, tanto Cámaras como láseres, salen del mapa. Nivel 2: 1 Trampa. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-radio-silence =
    Espera a que se robe Recuento por radio. No trae ningún Guardia a las zonas que elijas. Nivel 2: 1 zona. Nivel 3: hasta
    2. Nivel 4: hasta 3.

## System cards against the Hind D

system-flight-recorder =
    Mira las primeras cartas del mazo de Jefe. Las que quieras pueden ir al fondo. Nivel 2: 1 carta. Nivel 3: 2. Nivel 4: 3.
system-cargo-hoist = Los personajes recuperan todos sus misiles. Nivel 2: 1 personaje. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-feed-jam = Espera a que el Jefe vaya a atacar. Ese ataque tiene menos dados. Nivel 2: 1■. Nivel 3: 2■. Nivel 4: 3■.
system-engine-trim = Su Amenaza baja. Nivel 2: 1 paso. Nivel 3: 2. Nivel 4: 3.
system-radio-decoy =
    Se desplaza por el borde hacia donde elijas. Cuidado: tras cada casilla ataca a cada personaje en su línea de fuego, con
    sus dados. Nivel 2: 1 casilla. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-laser-guide =
    Espera a que vaya a esquivar un misil. Se desplaza menos casillas. Nivel 2: 1 menos. Nivel 3: 2. Nivel 4: 3.
system-medical-locker = Cada personaje retira 1 de daño. Nivel 2: 1 personaje. Nivel 3: hasta 2. Nivel 4: hasta 3.

## System cards against Vulcan Raven

system-track-reading =
    Mira las primeras cartas del mazo de Jefe. Una de ellas puede ir encima. Nivel 2: 2 cartas. Nivel 3: 3. Nivel 4: 4.
system-cold-shower = Su Amenaza baja. Nivel 2: 1 paso. Nivel 3: 2. Nivel 4: 3.
system-loudspeaker = Gira sin moverse. Nivel 2: a su derecha. Nivel 3: a derecha o izquierda. Nivel 4: hacia donde sea.
system-mined-lane =
    Hay una Claymore en cada nodo libre que elijas. Estalla bajo la próxima miniatura que entre ahí. Nivel 2: 1 nodo.
    Nivel 3: 1. Nivel 4: hasta 2.
system-frost-haze =
    El próximo ataque del Jefe contra cada personaje que elijas no tiene dados, venga cuando venga. Nivel 2: 1 personaje.
    Nivel 3: hasta 2. Nivel 4: hasta 3.
system-freight-belt =
    Los personajes van a una casilla libre a su lado, sin acción. Nivel 2: 1 casilla en total. Nivel 3: hasta 2. Nivel 4:
    hasta 3.
system-supply-cage = Los personajes se reabastecen donde están. Nivel 2: 1 personaje. Nivel 3: hasta 2. Nivel 4: hasta 3.

## System cards against Metal Gear REX

system-override-order =
    Mira las primeras cartas de su mazo. Una de ellas puede sustituir a lo que anunció para su próximo turno; esa carta va
    al fondo. El blanco fijado sigue como está. Nivel 2: 1 carta. Nivel 3: 2. Nivel 4: 3.
system-false-echo =
    Gira y fija a otro personaje, y al hacerlo no ataca a nadie. Nivel 2: uno que ve. Nivel 3: uno que podría ver si
    girara. Nivel 4: cualquiera, tú también.
system-missile-rack = Los personajes recuperan todos sus misiles. Nivel 2: 1 personaje. Nivel 3: hasta 2. Nivel 4: hasta 3.
system-feedback-loop = Sufre daño. Nivel 2: 1. Nivel 3: 2. Nivel 4: 3.
system-ecm-burst = Espera a que vaya a atacar. Ese ataque tiene menos dados. Nivel 2: 1■. Nivel 3: 2■. Nivel 4: 3■.
system-hatch-release = Su Defensa es menor hasta el final de la ronda. Nivel 2: 1 menos. Nivel 3: 2. Nivel 4: 3.
system-open-channel =
    Se recuperan fichas de Concentración gastadas de otros personajes. Nivel 2: 1 ficha. Nivel 3: hasta 2. Nivel 4: hasta 3.

## Order cards, section I

order-waken =
    En las zonas activas cada ficha de Guardia noqueado con 1 estrella pasa a ser un Guardia; luego las de 2 estrellas bajan
    a 1 estrella. Los Guardias atados siguen dormidos.
order-radio-in = En las zonas activas llegan Guardias al Barracón hasta que la zona tenga su Dotación completa.
order-lost-contact = Por cada 3 fichas de Guardia muerto en el mapa se quema una carta de Órdenes.
order-stay-alert =
    Cada personaje a 2 casillas o menos de un Guardia en una zona activa recibe su ? debajo. No lo recibe quien tenga su !
    en el mapa.
order-game-over = Robada o quemada, el nivel se pierde en el acto.

## Reaction cards: what a guard does with the tokens it stands on

reaction-known =
    Se retiran todas las fichas. Noqueado: llega un Guardia a su lado. Muerto: se quema 1 carta de Órdenes. !: nada más. ?:
    el Guardia da media vuelta, si su zona no tiene otra ficha de Atención y la casilla de detrás está libre.
reaction-sweep =
    Se retiran todas las fichas. Noqueado: llega un Guardia a su lado. Muerto: se quema 1 carta de Órdenes. ! o ?: el
    Guardia da un cuarto de vuelta según la flecha de la carta de Órdenes.
reaction-radio =
    Se retiran todas las fichas. Noqueado: llega un Guardia a su lado. Muerto o !: llegan Guardias al Barracón de esta zona
    hasta que tenga su Dotación completa. ?: nada más.
reaction-hunch =
    Se retiran todas las fichas. Noqueado: llega un Guardia a su lado. Muerto: se quema 1 carta de Órdenes. ! o ?: cada
    personaje a 2 casillas o menos de este Guardia recibe su ? debajo, salvo que su ! esté en el mapa.
reaction-rush =
    Se retiran fichas hasta que el Guardia se mueve. Noqueado: llega un Guardia a su lado. Muerto: se queman 2 cartas de
    Órdenes. ! o ?: el Guardia avanza 1 casilla, si está libre.
reaction-shrug = Se retiran todas las fichas, y ya está.
