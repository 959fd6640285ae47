import type { Sentence } from '../sentence.js'

/** Of the body, of whoever writes. */
export const BODY: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'cannot_drink',
    [
      'water just sits in my throat and then comes out my nose',
      'anything liquid i swallow im throwing back up within a minute',
      'no me pasa el agua, la devuelvo toda',
    ],
  ],
  [
    'vomiting_long',
    [
      'cant stop dry heaving, started at midnight',
      'yesterday i puked 7 times, today 6 so far',
      'llevo dos dias devolviendo todo',
    ],
  ],
  ['vomiting_blood', ['theres blood in my puke', 'lo que vomite parecia cafe con grumos']],
  [
    'black_stool',
    ['black goo when i wiped', 'pooping blood since this am', 'caca negra y pegajosa desde ayer'],
  ],
  [
    'chest_pain',
    ['heavy feeling on my chest that goes up to my neck', 'se me cierra el pecho y me duele el brazo'],
  ],
  [
    'racing_heart',
    ['heart pounding so hard i can hear it in my ears, lying still', 'my oura ring shows 129 at rest'],
  ],
  ['short_of_breath', ['struggling to get air tonight', 'me ahogo al subir dos escalones']],
  [
    'leg',
    [
      'one ankle and calf puffed up, super sore, just the left',
      'siento un piquete en la pantorrilla y esta dura',
    ],
  ],
  [
    'fainted',
    ['stood up and woke up on the floor with my kid yelling', 'me puse pálida y me desmaye en el trabajo'],
  ],
  ['confused', ['cant think, called my daughter by my moms name and couldnt work the microwave']],
  [
    'double_vision',
    [
      'seeing double since this am and i walk like im on a boat',
      'me bailan los ojos y no puedo caminar derecho',
    ],
  ],
  ['fever', ['shaking chills and 102.9', 'ando hirviendo en fiebre']],
  ['belly_pain', ['belly is on fire and hard as a board', 'un dolorón en la panza que me tiene llorando']],
  ['no_urine', ['hardly peeing, like a tablespoon, brown']],
  ['wound', ['one incision is hot, puffy and leaking brownish stuff']],
]
