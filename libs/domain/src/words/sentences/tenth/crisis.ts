import type { Sentence } from '../sentence.js'

/** Of a crisis, four of each family. */
export const CRISIS: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'wish_dead',
    [
      'hoping this flu just takes me tbh',
      'weighed 201 today and all i could think is i wish i was already gone',
      'wouldnt mind if the next surgery was my last breath',
      'ojala me muera dormido',
    ],
  ],
  [
    'no_reason',
    [
      'nothing to wake up for, nothing to look forward to, just done with living',
      'my life isnt worth the protein powder',
      'ya no hay motivo para seguir aqui',
      'tell me one reason i should stick around bc i got none',
    ],
  ],
  [
    'end_it',
    [
      'the thought of killing my self wont leave me alone',
      'I plan on not being alive by new years',
      'pienso en suicidarme cuando todos duermen',
      'i wanna unalive so bad rn',
    ],
  ],
  [
    'method_plan',
    [
      'bought a rope at the hardware store and i know what beam',
      'all the pain meds are lined up on the sink',
      'keep driving past the train tracks thinking tonight',
      'ya escribi la carta y tengo la pistola cargada',
    ],
  ],
  [
    'self_injury',
    [
      'sliced my forearm last nite it was the only thing that helped',
      'digging my nails in my skin till it bleeds after every binge',
      'hid the blade in my phone case',
      'me arano los brazos hasta sangrar',
    ],
  ],
  [
    'burden',
    [
      'if i was dead my wife could find somebody better',
      'theyd be relieved if i wasnt around no more',
      'im nothing but a problem for everybody, they need me gone',
      'mis hijos viviran mejor sin mi',
    ],
  ],
]
