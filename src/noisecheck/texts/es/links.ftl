### Lo que un enlace dice de sí mismo donde se comparte. La imagen de al lado la dibuja render/postcard.py.

link-general = noisecheck: un juego de mesa de sigilo
    .about = Cuélate entre los Guardias, o haz que miren a otro lado. De uno a cuatro, en el navegador.
link-join = Unirse a una mesa: { $stage }
link-watch = Ver una mesa: { $stage }
link-standing =
    { $heroes }. { $state ->
        [lobby] Aún no ha empezado.
        [won] Nivel superado.
        [lost] Derrota.
       *[on] Ronda { $round }.
    }{ $free ->
        [0] { "" }
        [one] { " " }Queda 1 personaje libre.
       *[other] { " " }Quedan { $free } personajes libres.
    }
link-replay = Repetición: { $stage }
link-daily = Misión del día: { $stage }
    .about = { $heroes }. El mismo mapa y los mismos dados para todos; cuenta el primer intento.
link-picture = Un mapa: { $stage }
