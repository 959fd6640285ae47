import type { Sentence } from '../sentence.js'

/** What people write of the body in trouble, by the topic. */
export const BODY: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'eating',
    [
      'i make myself throw up after dinner',
      'stuck my fingers down my throat again',
      'im scared to eat anything at all',
      'havent eaten in 3 days on purpose',
      'took a bunch of laxatives to get the food out',
      'i chew and spit everything now',
      'i cant stop throwing up on purpose so the scale moves',
      'im terrified of food now',
      'me provoco el vomito',
    ],
  ],
  [
    'vomiting_blood',
    [
      'threw up something that looked like coffee grounds',
      'bright red blood when i threw up',
      'vomito sangre',
    ],
  ],
  ['black_stool', ['my poop is black like tar', 'stool looks like tar and i feel faint']],
  [
    'cannot_drink',
    [
      'cant even keep sips down since this morning',
      'no retengo ni el agua desde ayer',
      'everything i drink comes right back up',
    ],
  ],
  ['vomiting_long', ['been puking for two days straight', 'i have been throwing up all day and night']],
  ['leg', ['my calf is swollen hot and hurts when i walk', 'one leg twice the size of the other']],
  ['fainted', ['i passed out in the shower', 'blacked out twice today', 'me desmaye en el baño']],
  [
    'racing_heart',
    [
      'heart is pounding 130 just sitting on the couch',
      'heart racing and i feel like im gonna pass out',
      'resting heart rate 140 and shaking',
    ],
  ],
  ['short_of_breath', ['having a hard time catching my breath', 'no puedo respirar bien']],
  [
    'chest_pain',
    ['theres a tightness in my chest going into my left arm', 'pain in my chest when i breathe in'],
  ],
  ['double_vision', ['im seeing two of everything']],
  [
    'confused',
    [
      'my husband says im not making sense and i cant remember what day it is',
      'my legs are numb and i keep stumbling my eyes are jumping',
    ],
  ],
  ['fever', ['fever of 102 and chills']],
  [
    'belly_pain',
    [
      'belly pain that will not let up and its going to my shoulder',
      'sharp stabbing pain under my left rib and im sweating',
    ],
  ],
  ['wound', ['my incision is oozing green stuff and smells']],
  ['no_urine', ['i havent peed since last night']],
]
