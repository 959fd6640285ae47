import type { Sentence } from '../sentence.js'

/** In a crisis. */
export const CRISIS: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'wish_dead',
    ['i dont want to do life anymore', 'hope the anesthesia takes me out', 'ya me quiero ir de este mundo'],
  ],
  [
    'end_it',
    [
      'suicide is all i think about',
      'thinking bout catching the bus if yk what i mean, ending things',
      'me quiero matar',
    ],
  ],
  [
    'method_plan',
    [
      'i could just drive off the road tonight',
      'tengo las pastillas contadas',
      'after tonight none of you will have to deal with me',
      'got my papers in order and picked who gets the kids after i end it',
      'i tried to overdose two weeks ago',
    ],
  ],
  ['self_injury', ['dragged a blade across my leg again', 'me pego en la cabeza cuando no aguanto']],
  ['burden', ['im just dead weight to them, theyd be free without me']],
  ['eating', ['i throw up on purpose after dinner']],
]
