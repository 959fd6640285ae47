import type { Sentence } from '../sentence.js'

/** What people write of the body in trouble, by the topic. */
export const BODY: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'cannot_drink',
    [
      "can't get even a sip of water to stay down",
      'everything I drink comes right back up',
      'no puedo tomar agua, todo lo devuelvo',
      'havent kept any fluids down since breakfast',
      'even ice chips come back up',
    ],
  ],
  [
    'vomiting_long',
    [
      'been throwing up since last night and it wont stop',
      'puking every hour since 4am',
      'vomiting all day long',
      'llevo vomitando desde ayer',
      'threw up 9 times today',
    ],
  ],
  [
    'vomiting_blood',
    [
      'there was blood when I threw up',
      'my vomit looks like coffee grounds',
      'vomite sangre',
      'spit up bright red blood after retching',
      'throwing up dark brown stuff that looks like old blood',
    ],
  ],
  [
    'black_stool',
    [
      'poop was black and tarry this morning',
      'my stools look like tar',
      'heces negras desde ayer',
      'passed a jet black sticky stool',
      'bloody stool twice today',
    ],
  ],
  [
    'chest_pain',
    [
      'my chest hurts when i breathe',
      'pressure in my chest going down my left arm',
      'me duele mucho el pecho',
      'tight chest all evening, feels like someone is sitting on it',
      'crushing feeling in my chest',
    ],
  ],
  [
    'racing_heart',
    [
      'heart is pounding out of my chest just lying down',
      "pulse 132 and I'm resting",
      'my heart wont slow down',
      'tengo el corazon muy acelerado',
      'heart rate stuck at 125 since the morning',
    ],
  ],
  [
    'short_of_breath',
    [
      'cant catch my breath walking to the bathroom',
      "I'm gasping for air",
      'me falta el aire',
      'so breathless i cant finish a sentence',
      'short of breth since yesterday',
    ],
  ],
  [
    'leg',
    [
      'my left calf is swollen and hot',
      'one leg is way bigger than the other and it hurts',
      'tengo la pierna hinchada y roja',
      'calf is red, warm and sore to touch',
      'my leg is sweling up',
    ],
  ],
  [
    'fainted',
    [
      'passed out in the shower',
      'I fainted at work',
      'me desmaye esta mañana',
      'blacked out for a minute when i stood up',
      'woke up on the kitchen floor',
    ],
  ],
  [
    'confused',
    [
      "I'm so confused I forgot where I was",
      'my wife says im not making sense',
      'no se donde estoy, estoy confundida',
      'couldnt remember my own kids name today',
      'I feel disoriented and my words come out wrong',
    ],
  ],
  [
    'double_vision',
    [
      'seeing double since tuesday',
      'I see two of everything',
      'veo doble',
      'my eyes jump around and I see two screens',
      'double vison and wobbly legs',
    ],
  ],
  [
    'eating',
    [
      'I made myself throw up after dinner',
      'im scared to eat anything',
      'stuck my fingers down my throat again',
      'me da miedo comer',
      'I eat then purge, then hate myself',
      'too afraid of gaining to eat today',
    ],
  ],
]
