import type { Sentence } from '../sentence.js'

/** Near to each other, in Spanish. */
export const SPANISH: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  // A means in view at a bad hour, and kitchens and pillboxes.
  [
    'method_plan',
    [
      'son las 3 de la mañana y estoy mirando los cuchillos de la cocina',
      'no puedo dormir, tengo las pastillas en la mano y llevo una hora viéndolas',
      '4am y el frasco de pastillas aquí enfrente de mí',
      'estoy sola en la cocina con el cuchillo en la mesa y no dejo de verlo',
      'otra vez de madrugada parada en el puente viendo para abajo',
      'todos dormidos y yo contando las pastillas en el baño',
      'tengo la pistola de mi papá en las piernas, son las 2 am',
      'no me dejen sola con los cuchillos esta noche',
      'es medianoche y sigo viendo la navaja en el lavabo',
      'llevo rato sentada en la azotea mirando pa abajo, no hay nadie',
      'las 3 y media y yo con todas las medicinas regadas en la cama',
      'tarde en la noche, el cinturon en la puerta y yo mirandolo',
      'me levanté de madrugada y me quedé viendo el cajón de los cuchillos',
      'stoy en el carro en el garaje con las llaves en la mano son las 4',
      'en la noche se me van los ojos al frasco de clonazepam',
      'alguien venga y llevese las pastillas, no confío en mí hoy',
      'la cuchilla aquí al lado mio y no amanece',
      'sentado junto a las vías del tren, ya pasó la medianoche',
      'insomnio otra vez, la soga en el cuarto de atrás me llama',
      'tengo el cuchillo en la mano y estoy llorando',
    ],
  ],
  // A means in view at a bad hour, and kitchens and pillboxes.
  [
    'harmless',
    [
      'compré un bloque de cuchillos nuevo, por fin corto bien el pollo',
      'son las 3 de la mañana y estoy viendo el refri otra vez jaja',
      'me levanté de madrugada al baño y tomé agua, luego a dormir',
      'acomodé mis pastillas de la semana en el pastillero esta noche',
      'a las 4am con el bebé, aproveché para tomarme el calcio',
      'mirando cuchillos en la tienda, quiero uno para verduras',
      'cruzamos el puente de noche, qué bonita vista del río',
      'no podía dormir y me puse a ver series hasta las 2',
      'perdí las llaves del garaje, estaban en la mano jaja',
      'tengo las pastillas de hierro en la mesa para que no se me olviden',
      'cenamos en la azotea viendo la ciudad, comí tres bocados de pescado',
      'me corté tantito el dedo con el cuchillo pelando papas, puse curita',
      'cambié la navaja del rastrillo y me depilé, ya alcanzo mis pies',
      'de madrugada en la cocina haciendo tamales con mi tía',
      'el cinturón ya me da dos vueltas, le hice otro hoyo con el cuchillo',
      'pasó el tren a medianoche y despertó a toda la casa',
    ],
  ],
  // What became better, and what did not.
  [
    'harmless_body',
    [
      'subí las escaleras, llegué agitada pero mucho menos que el año pasado',
      'ya casi no me falta el aire al caminar, antes no llegaba ni a la esquina',
      'me mareo menos que la semana pasada, el suero ayuda',
      'las piernas ya no se me hinchan como antes',
      'antes se me salía el corazón subiendo al metro, hoy subí normalita',
      'vomité solo una vez en el mes, voy mejorando',
      'llegue sin aliento pero llegue, primera vez que corro 3 km',
      'ya no me duele el pecho por el reflujo, bendito omeprazol',
      'bailé toda la noche, me cansé pero respiro mejor q nunca',
      'menos dolor, menos agruras, más energía',
      'jugué fut con mi hijo y terminé con la lengua de fuera pero feliz, antes ni 5 minutos',
      'mi pulso en reposo bajó de 90 a 66',
      'el dolor de la herida ya casi ni se siente',
      'me agito menos al bañarme, antes tenía que sentarme',
      'la presión ya no se me baja tanto como al principio',
      'ya puedo amarrarme los zapatos sin ahogarme',
    ],
  ],
  // What became better, and what did not.
  [
    'short_of_breath',
    [
      'antes subía bien y hoy me falta el aire hasta sentada',
      'me falta más el aire que la semana pasada',
      'iba mejorando pero desde ayer no puedo respirar bien',
      'bajé 20 kilos y ahora me ahogo más que antes al caminar dos pasos',
    ],
  ],
  // What became better, and what did not.
  ['racing_heart', ['antes me latía fuerte solo al subir, ahora se me acelera el corazón acostada']],
  // Control that is lost, of a car or of oneself.
  [
    'harmless',
    [
      'se me fue el carro en el hielo, no pasó nada, cené sopa',
      'perdí el control del coche por la lluvia y choqué con un poste, estoy bien',
      'patiné con la bici en la grava, raspones y ya',
      'la tormenta tumbó el árbol de enfrente, comimos con velas',
      'se me soltó el carrito del súper y le pegué a un carro, qué pena',
      'temblor en la mañana, salimos todos corriendo, luego desayuné yogurt',
      'nos quedamos sin frenos bajando la sierra, gracias a dios salimos bien',
      'me resbalé en el hielo, puro sentón, ando adolorida',
      'granizo del tamaño de limones, el coche quedó abollado',
      'derrapé en la curva mojada, susto nomás, ya en casa con mi caldito',
      'perdi el control del carrito de control remoto de mi hijo y lo pise',
      'el huracán nos dejó sin luz tres días, puro atún',
      'un perro se me atravesó y frené en seco, casi vuelco pero todo bien',
    ],
  ],
  // Control that is lost, of a car or of oneself.
  [
    'method_plan',
    [
      'manejando pensé en soltar el volante y ya',
      'acelero en la curva a ver si me mato',
      'ojalá hubiera perdido el control del carro y no salir',
      'casi me estrello a propósito contra el muro anoche',
    ],
  ],
  // Control that is lost, of a car or of oneself.
  [
    'eating',
    [
      'perdí el control con las galletas y me las acabé escondida',
      'no me puedo controlar en la noche, me como todo y luego lloro',
    ],
  ],
]
