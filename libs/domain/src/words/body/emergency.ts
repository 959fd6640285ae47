import type { Phrase } from '../pattern.js'

const upOrOut = '{vomit}|coughing|coughed|spitting|spit|spat|bring|bringing|brought|coming|came'

/** What belongs in an emergency department. Source: clinical 6.1, row "911". */
export const VOMITING_BLOOD: readonly Phrase[] = [
  `${upOrOut} ~5 blood|bloody|blod|clots|bleeding`,
  '{vomit} ~3 and|but|was|looks|looked|it ~2 bright|dark|deep|all|had|has|have|looked|looks ~1 red|blood|bloody|streaks|maroon|black',
  '{vomit} ~8 its|like|sure|think|thought ~1 blood',
  '{vomit} ~2 it ~1 looked|looks|was|is ~1 bright|dark|deep? red|blood|bloody|maroon|black',
  '{vomit} bright|dark|red ~1 red|blood|stuff|liquid',
  'blood|bloody ~4 {vomit}|barf|vomitus',
  'blood ~1 coming|came up|out ~2 mouth|me|throat',
  '{vomit} ~6 coffee ~1 ground|grounds|grinds',
  '{vomit} ~5 red|black|pink|brown streaks|streaked|specks|stuff|clots',
  'coffee ground|grounds ~4 {vomit}',
  'vomito|vomite|vomitando|vomitado|vomitar|devolvi|devolviendo|escupi|escupo|arroje ~4 sangre|coagulos',
  'vomito|vomite|vomitando|devolvi|arroje|guacaree ~6 negro|negra|rojo|roja|cafe|posos|asientos|borra ~2',
  'sangre ~4 vomito|vomitar|vomite|boca',
]

export const BLACK_STOOL: readonly Phrase[] = [
  'black|tarry|tar|bloody|blood|maroon|blackish|sticky|pitch|jet ~3 {stool}',
  '{stool} ~5 black|tarry|tar|bloody|blood|maroon|blackish',
  'black ~3 tarry|tar|sticky',
  'tarry',
  'bathroom|went|poop|pooped|toilet|wiped|movement|movements|bowels|insides ~6 black|tarry|bloody|blood',
  'black|bloody diarrhea',
  'blood ~3 toilet|wipe|wiped|rectum|butt|stool|bottom|anus|rectal|paper',
  'bleeding ~3 rectum|rectal|butt|bottom|stool|bowels|bowel',
  'rectal bleeding',
  'heces|popo|caca|evacuacion|evacuaciones|excremento|deposiciones|evacue|cagada|banos ~4 negro|negra|negras|negros|sangre|alquitran|oscuras|oscura',
  'negro|negra|sangre|negras ~3 heces|popo|caca|excremento|evacuar|evacue|defecar',
  'hago|hice|haciendo|salio ~2 negro|sangre',
]

export const CHEST_PAIN: readonly Phrase[] = [
  'chest|chests ~4 pain|pains|hurts|hurt|hurting|tight|tightness|pressure|heavy|ache|aches|aching|squeezing|crushing|burning|stabbing|sharp|heaviness|painful|tightening|crushed|elephant',
  'pain|pains|pressure|tightness|squeezing|ache|heaviness|stabbing|crushing|elephant|weight|tight|hurts|hurting ~4 chest',
  'chestpain|chestpains',
  'left shoulder ~3 pain|hurts|hurting|fever',
  'pain ~2 left|down arm|shoulder|jaw ~1 ^ivs',
  'heart attack',
  'dolor|presion|opresion|punzada|punzadas|ardor|aprieta|duele|peso ~4 pecho',
  'pecho ~3 duele|dolor|aprieta|apretado|presion|oprime|doliendo|arde',
]

export const RACING_HEART: readonly Phrase[] = [
  '{heart} ~4 {fast}',
  '{heart} ~2 out of chest',
  '{heart} ~6 #',
  '{heart} rate ~6 #',
  'hearts {fast}',
  'hearts ~2 {fast}|skipping|palpitating|going',
  '{heart} ~8 wont|doesnt|cant|not|isnt ~1 slow|slowing|calm|settle|settling|stop|stopping',
  'racing|pounding|rapid|fast|fluttering|galloping|high|thumping|elevated|resting ~1 {heart}',
  '# bpm',
  'palpitations|palpitation|tachycardia|tachycardic|palpatations|arrhythmia|tachy|afib',
  '{heart} wont|doesnt|cant|not ~1 stop|quit|slow|calm|settle',
  '{heart} ~2 wont|doesnt|isnt slow|slowing|calm|settle|down',
  '{heart} ~3 skipping|skips|irregular|weird',
  'corazon|pulso ~4 acelerado|rapido|late|latiendo|palpita|mil|fuerte|brinca|acelera|acelerada|galopa|salta|taquicardia|sale|#|desbocado',
  'taquicardia|palpitaciones|palpitacion',
]

export const SHORT_OF_BREATH: readonly Phrase[] = [
  'short ~1 of ~1 breath|breathe|breathing',
  'shortness ~1 breath|breathe',
  'breathless|breathlessness|winded|sob|dyspnea|wheezing|gasping',
  '{not} ~3 breathe|breath|breathing|breth|breathin|brethe|air ~1',
  'catch ~1 my breath|breathe',
  'hard|trouble|difficulty|difficult|struggling|struggle|problem|problems|hurts|painful|harder|tough|labored|struggled|trubble|issue ~3 breathe|breathing|breath|breathin|breaths|inhale|air',
  'breathing|breath ~3 hard|difficult|shallow|fast|heavy|labored|trouble|hurts|rapid|worse|painful|short',
  'out of breath',
  'gasp|gasping ~2 air|breath',
  'suffocating|suffocated',
  'air hungry|hunger',
  'get ~1 enough|any|full air|breath|oxygen',
  'no ~2 respirar|aire|respiro',
  'falta ~2 aire|respiracion|aliento|respirar',
  'cuesta|dificil|dificultad|trabajo|costando ~4 respirar|respiro',
  'ahogo|ahogando|asfixio',
  'sin aire|aliento',
]

export const LEG: readonly Phrase[] = [
  'swollen|swolen|red|hot|throbbing|painful|swelling|tender|puffy|purple|bloated ~2 {leg}',
  '{leg} ~5 {sore}',
  'pain|swelling|cramp|cramps|ache|clot|charley|cramping|tender|tenderness|throbbing|lump|soreness ~4 {leg}|calfs',
  'blood ~1 clot|clots ~1',
  'dvt',
  'one|left|right|my leg|calf|thigh ~4 {sore}|swell|blew|ballooned|balloon|twice|size|huge|bigger|fatter|tight ~2',
  'one leg ~3 bigger|other',
  '{leg} swelled|swollen|swelling|swole|puffed|ballooned|blew up|since|after|bad|huge|double',
  '{leg} ~3 flight|ride|drive|plane ~4 {sore}',
  'pierna|piernas|pantorrilla|chamorro|pantorrillas|muslo ~4 hinchada|hinchado|hinchadas|duele|caliente|roja|dolor|inflamada|rojo|doliendo|hincho|inflamado|tiesa',
  'dolor|hinchazon|hinchada|inflamada|coagulo|duele ~3 pierna|pantorrilla|piernas|muslo',
]

export const FAINTED: readonly Phrase[] = [
  'fainted|fainting|faints|feinted|faintd|fanited|syncope|blackedout|keeled',
  'faint ~2 again|shower|when|standing|twice|today|stood',
  'felt|feel|feeling|almost|nearly|about|gonna|going ~2 to? faint|fainted ~1',
  'passed|passing|pass|blacked|blacking|black|blackd out',
  'lost|losing|lose|loss ~1 of? consciousness|conciousness|conscious',
  'woke|came|wound|found|ended ~3 on|to ~2 floor|ground|tile',
  'collapsed|collapse|collapsing|unconscious',
  'went dark|black ~3',
  'next ~1 thing ~6 was|im|woke|on ~3 floor|ground|tile|carpet|paramedics|ambulance|ems',
  'next ~1 thing ~2 i ~1 know|knew|remember|was ~5 floor|ground|tile|carpet|paramedics|ambulance|ems|lying|laying',
  'stood|standing|stand|got|getting|sat ~5 went|hit|dropped|collapsed|crumpled|fell|floor|ground ~1 down|floor|ground|dark|black|out ~3',
  'found ~1 me ~3 floor|ground|unconscious|unresponsive|passed',
  'knees|legs ~1 buckled|gave ~3 floor|down|dark|black|out|woke',
  'came|come|coming to ~2 floor|ground|bathroom|kitchen|with',
  'woke|came|floor|awoke ~8 calling|shaking|yelling|screaming|saying ~1 my name|me',
  'everything|vision|world|it ~2 went|goes|going|turned ~1 black|dark',
  'fell|dropped|hit ~4 floor|ground ~4 woke|remember|came',
  'desmaye|desmayo|desmaya|desmayar|desmayado|desmayada|desmayandome|desmayarme|desvaneci|desmallo|desmalle|desmayando',
  'perdi|pierdo|perder ~2 conocimiento|conciencia|sentido',
  'se me ~1 nublo|apago|oscurecio ~3 todo|vista|negro',
]

export const CONFUSED: readonly Phrase[] = [
  'confused|disoriented|delirious|confusion|incoherent|disorientated|confusd|disorientation|confussed|slurring|slurred|staggering',
  '{not} ~2 remember|know|recall|recognize|recall|figure|tell ~3 where|what|who|name|address|day|year|home|is|drove|how|i|wife|husband|kids|way',
  'forgot|forget|forgetting|forgot ~3 where|who|name|how|way|what day|home|live|i|am|was|kids',
  '{not} think straight|clearly',
  '{not} ~1 know|remember|recall|tell what|which day|month|year ~1 it|is|its',
  '{not} ~2 making|make|makes ~1 sense',
  'talking|speaking ~2 nonsense|gibberish|funny',
  'hallucinating|hallucinations|seeing things',
  'unsteady|wobbly|stumbling|stagger|staggering ~3 walk|walking|feet|balance|legs|gait|drunk|around',
  'walk|walking|walked|balance|legs ~4 unsteady|wobbly|stumbling|stagger|staggering|drunk|off|tilting',
  '{not} ~2 walk ~1 straight|line|steady',
  'mixed|mixing|jumbled|mixd ~1 up ~3 words|days|where|everything',
  'words ~3 jumbled|wrong|slurred|mixed',
  'foggy|fuzzy|fog|cloudy ~5 remember|where|day|name|think|lost',
  'lost ~3 own|my ~1 house|street|home|driveway|kitchen|neighborhood|where',
  'kept|keeps|keep ~1 asking ~2 same',
  'confundida|confundido|desorientada|desorientado|confusion|desubicado|desubicada|delirando|incoherencias',
  'no ~1 se|recuerdo|recordaba|sabia|acuerdo|acordaba|reconoci|recordar|acordarme ~2 donde|que|quien|nombre|dia|direccion|como ~3',
  'camino|caminar|camina ~3 borracho|borracha|tambaleo|tambaleando|recto|derecho',
  'me tambaleo',
]

export const DOUBLE_VISION: readonly Phrase[] = [
  'see|seeing|saw|sees|seein|watching ~3 double|two|2|doubles|dubble|twice|doubled',
  'double|dubble|blurred|blurry|blury|doubled ~1 vision|sight|eyesight|visions|images',
  'seeing|i|see|saw|theres|were ~1 two|2 of? everything|everyone|you|them|everybody|my|him|her|the',
  'seeing two|2 of',
  'see|seeing|saw|sees|watching ~2 two|2|double|pairs of ~2 everything|everyone|every|each|you|them|things|me|everybody|fingers|faces|tv|objects|stuff',
  'see|seeing|saw everything|everyone|things ~1 twice|double|doubled|two|2',
  'two of the',
  'vision|sight|eyes|eyesight|everything ~4 double|blurry|blurred|doubled|crossed|jumping|jumpy|doubling|twitching|two|split|funny|crossing|overlap|overlapping|blury',
  'diplopia|nystagmus',
  'veo|viendo|vi|mira|miro|ver|vision|vista|ojos ~4 doble|borroso|dobles|borrosa|dos',
  'doble vision|imagen',
  'veo|viendo|miro|vi|mirando ~3 doble|dos|dobles ~2',
]

export const BELLY_PAIN: readonly Phrase[] = [
  '{bad} ~3 belly|stomach|abdominal|abdomen|tummy|gut|epigastric ~3',
  'belly|stomach|abdominal|abdomen|tummy|gut pain|pains|ache ~5 {bad}|hours|worse|double|doubled|ball',
  'belly|stomach|abdomen|tummy|gut|side ~3 {bad} ~1 pain|pains',
  '{bad} ~1 pain|pains ~4 belly|stomach|abdomen|tummy|gut|side|ribs|rib',
  'pain ~4 belly|stomach|abdomen|tummy|gut ~6 {bad}|hours|worse|up',
  'doubled|doubling|curled|bent over|up ~3 pain|belly|ball|agony',
  'stomach|belly|abdomen ~3 hard|rigid|board',
  'dolor ~3 fuerte|terrible|insoportable|horrible|agudo|intenso ~4 estomago|barriga|vientre|panza|abdomen',
  'duele ~2 muchisimo|horrible|demasiado|fuerte ~3 estomago|barriga|vientre|panza|abdomen',
  'estomago|barriga|vientre|panza|abdomen ~4 insoportable|duro|horrible|terrible|muchisimo',
]

export const SALIVA: readonly Phrase[] = [
  '{not} ~2 swallow|swallowing ~3 spit|saliva|slobber',
  '{not} ~1 swallow ~1 anything|at|even',
  'spit|saliva|drooling|foam|slime ~4 {not} ~2 swallow|down|go',
  'no ~2 tragar|pasar|trago ~2 saliva|nada',
]
