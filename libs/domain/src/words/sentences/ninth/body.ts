import type { Sentence } from '../sentence.js'

/** Of the body, now: each sign of 6.1, also told by a partner, asked, dictated, and with "now" behind "before". */
export const BODY: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'vomiting_blood',
    [
      'just threw up and theres red in the toilet like bright red',
      'what comes up looks like coffee grounds is that from the vitamins',
      'my wife is throwing up blood she had the sleeve 9 days ago what do we do',
      'vomite sangre hace rato poquita pero roja',
      'Had some streaks of blood in my puke twice this morning. Ate nothing red.',
      'puking up dark stuff with clots in it im 3 weeks out',
    ],
  ],
  [
    'black_stool',
    [
      'poop has been black and sticky like tar since tuesday and no i dont take iron',
      'can i wait till next week with black stools?',
      'hice popo negro como petroleo y huele horrible',
      'theres blood in the bowl every time i go now, before it was just once',
      'my stools are jet black and i feel kinda faint',
      'bright red blood when i whipe and in the water too, a lot of it',
    ],
  ],
  [
    'chest_pain',
    [
      'does anyone else have chest pain and sweating?',
      'my chest is squeezing and it goes down my left arm',
      'Feels like somebody is sitting on my chest since lunch, 1400 steps, 52 oz water',
      'me duele mucho el pecho y se me va al brazo',
      'my son called 911 chest pain',
      'the dog is barking and my chest is crushing',
      'husband here typing for her she says her chest hurts bad and shes sweating',
      'sharp pain in chest everytime i breath in, started today',
      'chest tightness on and off before but now it wont quit',
    ],
  ],
  [
    'short_of_breath',
    [
      'had to call an ambulance, i could not breathe',
      'cant catch my breath just walking to the kitchen',
      'im gasping laying flat had to sleep in the recliner last night its new',
      'no puedo respirar bien desde la manana',
      'out of breath doing nothing day 6 post op and my lips look kinda blue',
      'She is struggling to breathe and I dont know if I should drive her in. Sleeve was Monday',
      'used to get winded on stairs now i get winded sitting',
    ],
  ],
  [
    'racing_heart',
    [
      'watch says my heart rate is 138 and im just sitting on the couch',
      'heart pounding out of my chest for two hours wont slow down',
      'my pulse has been over 130 all morning normal is 70',
      'el corazon me late rapidisimo desde anoche y no se me quita',
      'resting hr 144 wtf',
      'Heart is racing nonstop since about 3 am and I am shaky',
    ],
  ],
  [
    'fainted',
    [
      'passed out in the shower this morning hit my head a lil',
      'i blacked out at the grocery store woke up on the floor',
      'me desmaye en el bano hoy mi hija me encontro',
      'my husband found me on the floor again i dont remember falling',
      'went to stand up and everything went black and i hit the ground',
      'hes fainted two times today 12 days after his sleeve surgery',
    ],
  ],
  [
    'confused',
    [
      'been throwing up 5 days and now im confused cant remember my own zip code',
      'my wife says im not making sense and i keep forgetting what day it is since this morning',
      'walking like im drunk and i havent had a drop, been vomiting all week',
      'slurring my words and my face feels droopy on one side',
      'mi esposo esta confundido no sabe donde esta despues de tanto vomitar',
    ],
  ],
  [
    'double_vision',
    [
      'im seeing 2 of everything since yesterday',
      'eyes keep jumping and i see double when i read my phone',
      'veo doble desde ayer y llevo dias vomitando',
    ],
  ],
  [
    'belly_pain',
    [
      'my son had a fever and now i have 103 with belly pain',
      'worst stomach pain of my life doubled over and getting worse by the hour',
      'stabbing pain up in my left shoulder and my belly is hard as a rock',
      'dolor de panza insoportable cada vez peor 10 dias de operada',
      'the pain in my stomach was a 4 before dinner now its a 9 and i cant stand up',
      'Severe abdominal pain, curled up on the bathroom floor. Partner wants to call someone.',
    ],
  ],
  [
    'bleeding',
    [
      'incision wont stop bleeding soaked 3 pads of gauze',
      'bleeding thru the dressing and its not slowing down',
      'no para de sangrar la herida',
    ],
  ],
  [
    'pregnancy',
    [
      '14 weeks pregnant and im bleeding and cramping bad',
      'baby hasnt moved all day im 31 weeks and 2 yrs post sleeve',
      'estoy embarazada y estoy sangrando',
    ],
  ],
  [
    'yellow_eyes',
    ['the whites of my eyes look yellow today and my pee is brown', 'tengo los ojos amarillos'],
  ],
  ['saliva', ['cant even swallow my own spit im drooling in a cup', 'no puedo pasar ni la saliva']],
  [
    'leg',
    [
      'my right calf is swollen hot and hurts to touch flew home yesterday',
      'one leg is way bigger then the other and red',
      'tengo una pierna hinchada y caliente',
      'left leg swelled up behind the knee its warm and throbbing day 11',
    ],
  ],
  [
    'cannot_drink',
    [
      'cant keep even water down since last night',
      'every sip comes right back up all day',
      'no me queda nada en el estomago ni el agua',
      'nothing will stay down not even ice chips 14 hrs now',
      'my wife had surgery thursday and she cant hold any liquids',
    ],
  ],
  [
    'vomiting_long',
    [
      'been puking since 6 am its 2 now',
      'throwing up nonstop all day long',
      'llevo vomitando todo el dia',
      'i have thrown up like nine times since breakfast and i cant stop',
      'vommiting for 2 days straight send help lol',
    ],
  ],
  ['raised_pulse', ['heart rate sitting at 112 at rest day 8 after surgery', 'pulso en 108 acostada dia 5']],
  [
    'fever',
    [
      'fever of 102.3 and chills day 4',
      'temp is 101.8 i feel like garbage',
      'tengo fiebre de 39',
      'Running a temperature of 38.6 since this afternoon and shaking with cold',
      'burning up with fever cant get it under 102 even with tylenol',
    ],
  ],
  [
    'no_urine',
    [
      'havent peed since yesterday morning',
      'only peed once today and it was like dark brown coke',
      'no he orinado en todo el dia',
    ],
  ],
  [
    'wound',
    [
      'one of my incisions is leaking green puss and smells',
      'cut by my belly button opened up i can see inside',
      'the redness around the hole is spreading and its hot',
      'me sale pus de la herida',
    ],
  ],
  [
    'eating',
    [
      'been sticking my fingers down my throat after meals so the scale moves',
      'im to scared to eat anything solid so i just dont, been a week',
      'took 6 laxatives after the birthday cake to get rid of it',
      'me provoco el vomito cuando como de mas',
      'I eat then I go make myself sick. Nobody at group knows.',
      'not letting myself eat till i hit 150',
      'me da panico comer y ya llevo 4 dias sin probar nada',
      'i throw up on purpose everytime i go over 600 calories',
    ],
  ],
]
