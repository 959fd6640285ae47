import type { Sentence } from '../sentence.js'

/** Of the body, now: every sign once or twice. */
export const BODY: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'vomiting_blood',
    [
      'theres blood mixed in with what im throwing up',
      'she just vomited something like coffee grinds, 2 wks out',
    ],
  ],
  ['black_stool', ['tarry poop three times today should i worry', 'el popo me salio negro y pegajoso']],
  [
    'chest_pain',
    [
      'anyone had a heavy chest and numb arm after sleeve? mine started an hour ago',
      'paramedics are here my chest hurts',
      'chest pain again and now its in my jaw',
    ],
  ],
  ['short_of_breath', ['i cant get enough air in', 'me ahogo al hablar']],
  [
    'racing_heart',
    ['my heart is going 140 laying in bed', 'fitbit keeps alerting high heart rate 128 at rest'],
  ],
  ['fainted', ['collapsed in the kitchen and came to with the dog licking me', 'me desmaye dos veces hoy']],
  [
    'confused',
    ['cant find words today and i got lost on my own street', 'unsteady like a drunk after a week of puking'],
  ],
  ['double_vision', ['there are two of my husband when i look at him']],
  [
    'belly_pain',
    ['belly pain so bad i cant straighten up and climbing every hour', 'my gut feels like its ripping open'],
  ],
  ['bleeding', ['blood wont stop pouring out of my port hole']],
  ['pregnancy', ['im 22 weeks and theres blood when i wipe']],
  ['yellow_eyes', ['my eyes turned yellow over night']],
  ['saliva', ['spitting into a towel because i cant swallow my saliva']],
  ['leg', ['left calf is hard hot and twice the size', 'la pantorrilla la tengo roja y me duele al pisar']],
  [
    'cannot_drink',
    ['water comes right back up every single time since yesterday', 'no me pasa ni un sorbo de agua'],
  ],
  ['vomiting_long', ['havent stopped throwing up for 7 hours', 'vomito y vomito desde anoche']],
  ['raised_pulse', ['pulse 110 sitting down day 4']],
  ['fever', ['thermometer says 101.9', 'before it was 99 now its 102.5 and i got the shakes']],
  ['no_urine', ['nothing when i try to pee since last nite']],
  ['wound', ['stuff like yellow cream is coming out of my cut']],
  ['eating', ['i make myself puke so i wont gain', 'im afraid of food i havent eaten since wednesday']],
]
