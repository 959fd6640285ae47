import type { Sentence } from '../sentence.js'

/** Of the body, told of by somebody near. */
export const NEAR: readonly (readonly [Sentence['kind'], readonly string[]])[] = [
  [
    'cannot_drink',
    [
      'my sister cant keep even water down since her sleeve on monday',
      'mi hermana no retiene ni el agua',
      'my brother hasnt been able to hold down a drop of water since his sleeve',
      'mi mama no puede tomar ni agua todo lo vomita',
      'she tried ice chips and even that comes back up',
    ],
  ],
  [
    'vomiting_long',
    [
      'my mom has been throwing up since yesterday',
      'mi esposa lleva todo el dia vomitando y no se le quita',
      'hes been vomiting for 10 hours straight',
      'my boyfriend has been puking all day and cant stop',
      'mi esposo no deja de vomitar desde anoche',
      'my sister has thrown up 15 times today',
      'mi hermano esta vomite y vomite desde la mañana',
    ],
  ],
  [
    'vomiting_blood',
    [
      'my husband just vomited blood',
      'mi mama vomito sangre hace ratito',
      'my dad is coughing up blood',
      'mi esposa esta vomitando algo como cafe molido',
      'hes spitting up blood in the sink',
    ],
  ],
  [
    'black_stool',
    [
      'she says her poop is black as tar',
      'mi hermana esta haciendo del baño con sangre',
      'my wife says theres blood in her stool, alot of it',
      'a mi mama le salio sangre al ir al baño',
    ],
  ],
  [
    'chest_pain',
    [
      'my dad is grabbing his chest and sweating',
      'a mi esposo le duele mucho el pecho y el brazo',
      'she has really bad chest pain right now',
      'my moms chest hurts and her arm is numb',
      'mi hermana dice que le aprieta el pecho y suda frio',
      'partner has crushing chest pain what do i do',
    ],
  ],
  [
    'racing_heart',
    [
      'my wifes heart rate is 140 and she is just lying there',
      'a mi mama le late el corazon rapidisimo',
      'my husbands pulse is 145 and he feels weak',
      'a mi papa le late el corazon a mil',
    ],
  ],
  [
    'short_of_breath',
    [
      'my sister cant breathe right shes gasping',
      'mi papa no puede respirar',
      'he says he cant get enough air',
      'my friend cant catch her breath and her lips look blue',
      'a mi esposo le falta el aire acostado',
      'mom is breathing really fast and shallow',
      'mi hermana se esta ahogando no puede respirar',
    ],
  ],
  [
    'leg',
    [
      'her leg is swollen up and red only on one side',
      'mi esposa tiene una pierna hinchada y caliente',
      'my sisters calf is red hot and swollen',
      'a mi esposo se le hincho una pierna y le duele mucho',
    ],
  ],
  [
    'fainted',
    [
      'my sister went white and dropped to the floor',
      'mi hermana se puso blanca y se desmayó',
      'she fainted in the kitchen and hit her head',
      'mi mama se desvanecio en el baño',
      'my partner passed out when he stood up',
      'my mom collapsed a minute ago',
      'my brother passed out in the hallway',
      'mi papa se cayo desmayado',
      'roommate fainted and is still pale',
      'she keeps fainting every time she stands up',
      'mi novia se desvanecio bañandose',
    ],
  ],
  [
    'confused',
    [
      'he doesnt know where he is or what year it is',
      'mi esposo esta diciendo puras incoherencias',
      'my sister is talking nonsense and doesnt recognize me',
      'mi mama no me reconoce anda como ida',
      'my mom keeps asking where she is',
      'mi hermana anda desorientada y no sabe que dia es',
      'he is slurring and not making any sense',
    ],
  ],
  [
    'double_vision',
    [
      'she is seeing double and cant walk straight',
      'mi hermana ve doble y se va de lado',
      'his eyes keep twitching side to side',
      'my husband sees double and keeps bumping into walls',
      'mi mama camina como borracha y se le mueven los ojos',
    ],
  ],
  [
    'fever',
    [
      'my husband has a 103 fever 5 days after his sleeve',
      'mi hermana tiene 39.5 de fiebre y le tiembla todo',
      'my wife is 8 days out and has 102.7',
      'mi esposo tiene calentura de 39 y escalofrios',
    ],
  ],
  [
    'belly_pain',
    [
      'she is screaming from belly pain',
      'mi esposa se retuerce del dolor de estomago',
      'my sister is curled up on the floor from stomach pain',
      'a mi mama le duele muchisimo la panza y no se le quita',
    ],
  ],
  [
    'no_urine',
    [
      'my mom hasnt peed all day',
      'mi hermana no ha hecho pipi desde ayer',
      'he hasnt urinated since last night',
    ],
  ],
  [
    'wound',
    [
      'her incision opened and stuff is pouring out',
      'my husbands incision is leaking pus',
      'a mi hermana se le abrio la herida',
    ],
  ],
  ['sudden', ['my sister wont wake up', 'my mom is on the floor and wont answer me']],
]
