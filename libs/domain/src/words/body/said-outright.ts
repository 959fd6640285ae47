import type { Phrase } from '../pattern.js'
import type { FlagTopic } from './topics.js'

// Grammar: a part of the body and what goes wrong with it, in both orders, of oneself as of somebody near.
const FACE = 'face|faces|mouth|smile|eyelid|cheek|lip'
const LIMB = 'arm|arms|leg|legs|hand|hands|side'
const CARA = 'cara|boca|sonrisa|parpado|rostro'
const LIMB_SPANISH = 'brazo|brazos|pierna|mano|lado'
const WEAK = 'weak|weakness|numb|numbness|limp|paralyzed|paralysed|lift|move|useless|dead'
const DEBIL =
  'debil|fuerza|fuerzas|dormido|dormida|durmio|durmieron|adormecio|adormecido|adormecida|entumecido|entumecida|entumio|paralizo|paralizado|paralizada|mueve|mover|moverlo|moverla|levantar'
const SPEAK = 'talk|talking|speak|speaking'
const SWELLS = 'swelling|swells|swelled|swollen|swelt|ballooning|puffing|puffed'
const HINCHA =
  'hincha|hinchan|hincho|hincharon|hinchando|hinchada|hinchado|hinchados|inflamo|inflamaron|inflamados'
const HIVES = 'hives|hive|welts|ronchas|urticaria|habones'
const WHO = '{sleeper}|i|im|skin|face'
const SEIZURE = 'seizure|seizures|convulsion|convulsions'
const NOT_TODAY = 'medicine|meds|medication|disorder|free|history|drug|drugs|ago|as|dog|cat|threshold'

/** What is said outright, and the topic that it tells of. */
export const OUTRIGHT_TOPIC = {
  outright_sudden: 'sudden',
  outright_breath: 'short_of_breath',
  outright_chest: 'chest_pain',
  outright_belly: 'belly_pain',
  outright_bleeding: 'bleeding',
  outright_vomiting: 'vomiting_long',
} as const satisfies Record<string, FlagTopic>
export type Outright = keyof typeof OUTRIGHT_TOPIC
export const isOutright = (told: string): told is Outright => told in OUTRIGHT_TOPIC

/**
 * What begins at once and cannot wait: a stroke, an airway that closes, a seizure, a shock, a bowel that is shut. Said in so many
 * words, so that no cue of the rest of a text makes it doubtful. Source: health-rules 6.1; decision 154.
 */
export const SAID_OUTRIGHT: Readonly<Record<Outright, readonly Phrase[]>> = {
  outright_sudden: [
    'i ~2 had|have|having ~2 seizure|seizures|convulsion|convulsions',
    'seizure|seizures ~2 hour|hours|minutes|tonight|again',
    'i ~2 seized|convulsed|convulsing',
    'tuve|tuvo|dio|dieron ~2 convulsion|convulsiones',
    'convulsione',
    'face|mouth|smile|eyelid|cheek ~4 droop|drooping|droops|drooped|droopy|lopsided|sagging|numb ~4 ^lift|mask|makeup|dentist|photo|photos|booth|selfie|picture?',
    'drooping|droopy|droops|drooped ~3 face|mouth|smile|eyelid|cheek',
    'cara|boca|sonrisa ~3 caida|chueca|torcida|colgada|ladeada|dormida',
    `side ~3 ${FACE}|body ~4 droop|drooping|droops|drooped|numb|weak|paralyzed|sagging|fell|dropped|down ^dentist?`,
    `${LIMB} ~4 ${WEAK} ~8 slurred|slurring|slurs|speech|words|droop|drooping|vision`,
    `slurred|slurring|slurs|speech|droop|drooping ~8 ${LIMB} ~4 ${WEAK}`,
    `{not}|hardly|barely ~2 ${SPEAK} ~2 ^about|with|over? ~1 right|properly|clearly|clear|straight|normal|normally|anymore`,
    `suddenly|sudden ~4 {not} ~2 ${SPEAK}|see|walk|feel|move ^to|about|why|myself?`,
    `{not} ~2 ${SPEAK}|move|feel|see ~4 suddenly|sudden ^about|to?`,
    `{not} ~1 feel|move|lift|raise ~3 one|left|right|whole ~1 ${LIMB}|face`,
    `one|left|right|whole side ~3 weak|numb|limp|paralyzed|dead`,
    'mumbling|babbling|rambling|talking|speaking|words ~6 no|zero|little|any sense',
    '{not} ~2 know|knows ~1 own name',
    'having ~1 stroke|seizure ~2 ^of|in|scene|dream?',
    '{sleeper}|im|i ~3 had ~1 stroke ^of|in|as|years?',
    'had|having ~1 fit ~4 floor|jerking|shaking|foaming|eyes',
    '{not} ~1 open ~1 his|her eyes ~2 ^until|before|early?',
    `cae|cayo|caida|caido|cuelga|torcio|tuerce|torcida|chueca|chueco|paralizo|paralizada|dormida ~5 ${CARA} ^de?`,
    `${CARA}|lado ~3 cae|cayo|caida|colgada|torcio|tuerce|torcida|chueca|chueco|paralizo|paralizada|paralizado ^de?`,
    `hablar|habla|palabras|${CARA} ~8 ${DEBIL} ~3 ${LIMB_SPANISH}`,
    `${LIMB_SPANISH} ~4 ${DEBIL} ~8 hablar|habla|palabras|${CARA}`,
    `${DEBIL} ~3 ${LIMB_SPANISH} ~8 hablar|habla|palabras|${CARA}`,
    'no|apenas ~2 puede|puedo|podia|pudo ~1 hablar|articular ~1 ^con|de|del|por|ahora|en? ~2 bien|claro|nada|normal',
    'no ~1 siento|siente|mueve|muevo ~2 lado|mitad|brazo|pierna|cara ~4 ^dormir?',
    'derrame cerebral',
    `stopped|stops|quit ${SPEAK}|responding ~10 stares|staring|stare|limp|blank|hanging|face`,
    'worst headache ~4 life|ever ~8 ^caffeine|coffee|withdrawal|sinus?',
    'thunderclap headache',
    'headache ~8 stiff neck',
    'stiff neck ~8 headache',
    'peor dolor de cabeza ~4 vida',
    // A low sugar that takes the head away: no row of 6.1 says a level, so the worse one is taken.
    'sugar|sugars|glucose|bs|bg|meter|azucar|glucosa ~5 {lowSugar} ~10 confused|barely|cant|faint|fainted|passed|blurry|slurring|shaking|{not}|tiemblo|temblando|desmayo|desmaye|confundida|confundido|floor',
    'confused|barely|fainted|passed|slurring|shaking|desmayo|desmayada|desmaye ~8 sugar|glucose|bs|bg|meter|azucar|glucosa ~4 {lowSugar}',
    `had|has|having|have|another|gave|threw|into ~2 ${SEIZURE} ~2 ^${NOT_TODAY}?`,
    `${SEIZURE} ~3 today|tonight|morning|now|minutes|minute|hour|again|happening ~1 ^ago?`,
    `{sleeper}|i|im|is ~2 seizing|convulsing|seized|convulsed ^up|the|opportunity?`,
    'shaking|jerking|twitching|stiff ~4 all over|uncontrollably ~6 {not}|eyes|unresponsive|awake|floor|foaming',
    'eyes ~2 rolled|rolling ~2 back ~6 shaking|jerking|head|fell|limp|stiff|into ^at|when?',
    'convulsiono|convulsiona|convulsionando|convulsionar|convulsionado|convulsiones',
    'ataque|ataques|crisis ~2 epileptico|epilepsia|epilepticos|convulsivo|convulsiva',
    `{not} ~1 wake|rouse|waking ~2 {sleeper}|him|her ~1 up? ~2 ^early|for|before|until|sundays|in?`,
    '{sleeper} ~4 {not} ~1 responding|respond|responsive|conscious|moving ~2 ^on|email|emails|texts|messages|treatment|antibiotics|calls|forward|out|in?',
    'despertarlo|despertarla|reacciona|reaccione|reaccionar ~1 ^temprano|bien?',
    `clammy|sweaty|sweating ~5 gray|grey|ashen|talk|speak|unresponsive|limp|blue`,
    `gray|grey|ashen|blue|limp ~4 clammy|sweaty|sweating`,
    `${WHO} ~4 collapsed|collapses|slumped|crumpled ~5 pale|white|gray|grey|blue|clammy|limp|shaking|breathing|floor|unconscious`,
    `hands|feet|skin ~3 ice|freezing|cold ~6 mumbling|sense|responding|limp|gray|grey|blue|slurring`,
    'barely|hardly|semi ~1 conscious|responding|responsive',
    'trouble|difficulty|hard|struggling|struggles ~2 speaking|talking|speak|talk ~2 ^to|with|about|in|loud?',
    'face|mouth ~2 looks|look|is ~2 off|crooked|lopsided|uneven|droopy ~2 ^photo|photos|picture|selfie?',
    '{sleeper} ~2 barely|hardly ~1 awake|breathing',
    'on the floor ~3 {not} ~1 answer|answering|respond|responding|move|moving|talk|talking|get|wake|waking ~1 ^phone?',
    'piso|suelo ~4 no ~1 me? ~1 contesta|responde|mueve|despierta|reacciona|habla',
    'no pulse ~2 ^on|reading|watch|treadmill?',
    '{not} ~2 feel|find|get|sense ~2 pulse ~1 ^on|reading|from?',
    'ojos ~1 en? blanco',
    '~2 ^if|told|said someone|somebody|help|quick|need ~2 call? ~1 911|ambulance|paramedics',
    '~3 ^if|told|says|say|said|should|to|i|we|they|nurse|sheet|he|she|who|when call|dial|phone ~1 911|ambulance|paramedics ~2 ^if|when|for|was|and|came|about?',
    'call|calling ~1 ambulance|911 for me|him|her',
    'llamen|llame|llama|pidan ~1 al|una? ~1 911|ambulancia|emergencias',
    'palido|palida|sudando|sudor|frio|fria ~4 no ~1 reacciona|responde|contesta|habla',
  ],
  outright_breath: [
    `tongue|throat ~4 ${SWELLS}|closing ~1 ^down|better|gone?`,
    `${SWELLS}|closing ~2 tongue|throat|airway|windpipe`,
    `${HIVES} ~10 {breath}|wheezing|throat|lips|tongue|face|${SWELLS}|dizzy|faint`,
    `{breath}|wheezing|throat|lips|tongue|face|${SWELLS} ~8 ${HIVES}`,
    `lips|lip|face|eyes ~3 ${SWELLS} ~8 shrimp|peanut|peanuts|nuts|shellfish|bee|sting|antibiotic|pill|medicine|medication|lisinopril|allergic|reaction|after`,
    `face ~3 ${SWELLS} ~8 {breath}|${SPEAK}|swallow|throat|hard|itchy|itching`,
    'blue|purple|grey|gray ~2 mouth|lips ~1 ^lipstick|popsicle?',
    'anaphylaxis|anaphylactic|anafilaxia|anafilactico|anafilactica|anafilactic',
    'used|using|jabbed|gave|took ~3 epipen',
    '{sleeper} ~3 turning|turned|turns|goes|going|went|looks|gone ~1 blue|bluish|purple|ashen',
    '{sleeper}|im|i ~1 choking ^up|on|back?',
    '{sleeper}|stopped|not|isnt|aint|hardly|barely ~2 breathing ^machine|exercises|fine|easier|better|hard|heavy|normally|normal|tube|through|a?',
    `cierra|cierran|cerrando|cerro|cerraba ~3 garganta`,
    `garganta ~3 cierra|cerrando|cerro|cerrada`,
    `${HINCHA} ~3 lengua|labios|labio`,
    `lengua|labios|labio ~3 ${HINCHA}`,
    'poniendo|pone|puso|puesto|esta|poniendose ~1 azul|morado|morada|azulado',
    'no respira|respiras|respiro',
  ],
  outright_chest: [
    '{sleeper} ~3 clutching|clutches|clutched|grabbing|grabs|grabbed|gripping ~2 chest|heart|arm',
    'clutching|clutches|clutched|gripping ~2 chest|heart ~8 sweating|sweaty|pale|gray|grey|floor|fell|pain|breathe',
    'agarra|agarrando|agarro|aprieta|tocando|toca ~3 pecho ~1 ^pollo|de?',
    'tuve|tuvo|tengo|tiene|teniendo|dio|dando ~1 un? infarto ~3 ^anos|susto|risa minutos|minuto|min|hora|horas|rato|ahora|ahorita|hoy',
  ],
  outright_belly: [
    '{not} ~3 gas|fart|farted|farting|flatus|poop|pooped|bm|bowel ~12 {belly}|im|stomache ~5 balloon|blown|distended|swollen|drum|board|basketball|watermelon|rock',
    '{belly} ~4 balloon|blown|distended|swollen|drum|basketball|watermelon ~10 {not} ~3 gas|fart|farted|flatus|poop|pooped|bm|bowel',
    '~3 ^back|knee|feet|foot|tooth|period|headache|neck|head|joint|shoulder pain|pains ~4 worse|stronger ~1 than ^expected|labor|before? ~3 surgery|op|yesterday|ever|hospital|any|hour|day|i',
  ],
  outright_bleeding: [
    'nosebleed|bleeding|bleed ~3 for|since|past|last ~3 {hours} ~1 ^ago|later|after|period?',
    `drain|drains|jp|bulb|tube|bag ~4 full|filling|filled|fills|bright|pure|all ~4 {blood}|red`,
    `{blood}|red ~4 drain|drains|jp|bulb ~4 full|bright|lot|filling|pouring|keeps`,
  ],
  outright_vomiting: [
    '{vomit} ~8 over and|n|over? over',
    'bile|bilis ~4 over|all|constantly|again|nonstop|hours|days',
    '{vomit} ~8 again and|n again',
    '{vomita} ~6 una y|tras otra',
    '{vomita} ~4 sin parar|descanso',
  ],
}
