import type { Sentence } from '../sentence.js'

/** Of the body, told of by somebody near. */
export const NEAR: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  ['cannot_drink', ['my wife cant even keep ice chips down', 'a mi hermano no le cae ni el agua']],
  [
    'vomiting_long',
    [
      'my dad has thrown up every hour since last night',
      'mi hermana vomita y vomita desde en la mañana',
      'he wont stop puking',
    ],
  ],
  ['vomiting_blood', ['my mom just threw up something that looks like coffee grounds']],
  ['black_stool', ['my brother said hes pooping black tar']],
  [
    'chest_pain',
    ['my wife has pain in her chest and down her left arm', 'mi esposo se esta agarrando el pecho'],
  ],
  ['racing_heart', ['her heart rate has been 150 for an hour']],
  [
    'short_of_breath',
    ['my sister is breathing really hard and cant talk', 'mi hermano dice que le falta el aire'],
  ],
  ['leg', ['my mothers calf is swollen and hurts to touch']],
  [
    'fainted',
    [
      'my husband keeled over at the store',
      'mi mamá se desplomó en la cocina',
      'my sister almost passed out twice today',
      'mi amiga se desmayo y esta muy palida',
      'my daughter just collapsed in the bathroom',
    ],
  ],
  [
    'confused',
    [
      'my sister keeps saying weird stuff and thinks its 2010',
      'mi papá anda muy confundido desde ayer',
      'my boyfriend cant remember his own name',
    ],
  ],
  ['double_vision', ['mi esposa ve doble y se tambalea', 'dads eyes are jerking and hes walking into walls']],
  ['fever', ['my brother has 104 fever and is shaking', 'mi mama tiene escalofrios y 39.2']],
  ['belly_pain', ['my boyfriend is crying from stomach pain cant stand up']],
  ['no_urine', ['my mom says she hasnt peed since yesterday morning']],
  ['wound', ['my sisters incision burst open', 'a mi mama le sale pus de la herida']],
  ['sudden', ['i found my husband on the floor and hes not moving']],
]
