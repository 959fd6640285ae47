/** One of these as whole words of a clause; alternatives stand between commas. */
export const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(` (?:${words.flatMap((line) => line.split(/,\s*/)).join('|')}) `)

/** What stands before somebody who is not whoever writes. */
export const OWNER = 'my|our|the|a|an|his|her|their|mi|mis|nuestro|nuestra|el|la|un|una'
/**
 * Who may be the one that had the surgery, while somebody near holds the phone: a husband or wife, and whoever was named before as he
 * or she; of a parent only what goes on now.
 */
const PARTNER =
  'he|she|his|her|husband|wife|hubby|partner|spouse|boyfriend|girlfriend|fiancee?|esposo|esposa|marido|mujer|pareja|novio|novia'
const NEAR = new RegExp(
  `^ (?:(?:and|but|so|ugh|well|also|then|please|help) )*(?:(?:${OWNER}) )?(?:${PARTNER})s? `,
)
const PARENT = new RegExp(`^ (?:(?:${OWNER}) )?(?:mom|mum|mother|dad|father|mama|papa|madre|padre) `)
/** What nobody waits for: who is away, confused, without breath, or bleeding. */
const GOES_ON = anyOf(
  '(?:wont|cant|not|isnt|doesnt|cannot|hardly|barely) (?:\\w+ )?(?:wake|waking|respond|responding|answer|answering|breathe|breathing|get up|stand)',
  'unresponsive, unconscious, is (?:so |very |really )?(?:confused|disoriented|delirious|pale|gray|grey|limp), slurring, mumbling, droopy, drooping, droops, gasping, breathing (?:funny|weird|fast|shallow)',
  '(?:lips (?:are |look |turned |turning |went )?|turning |turned |going |went |looks )(?:blue|purple|gray|grey|ashen)',
  // A stroke, a seizure, an airway that closes, a shock.
  '(?:is|was|hes|shes|are) (?:\\w+ )?(?:seizing|convulsing|choking|clammy|limp|clutching|foaming|jerking), having (?:a|another) (?:seizure|stroke|heart attack)',
  '(?:had|has) (?:a|another) seizure (?:this|just|right|today|tonight|now), (?:cant|cannot|barely|hardly|not) (?:talk|talking|speak|speaking|move|moving|stand|swallow)',
  '(?:tongue|throat|lips|face) (?:\\w+ )?(?:swelling|swollen|closing|drooping), (?:side|arm|leg) (?:\\w+ )?(?:weak|limp|numb|paralyzed), clutch(?:es|ing), stopped breathing',
  '(?:shaking|jerking|twitching|stiff)(?: and \\w+)? all over, eyes (?:are |have )?roll(?:ed|ing) back, (?:barely|hardly|semi|not) (?:conscious|responsive)',
  '(?:just )?(?:stares|staring) (?:blankly|at|into)?, just stares, went (?:limp|stiff), burning (?:hot|up)',
  'no (?:se |me )?(?:despierta|responde|reacciona|respira|levanta|sabe (?:donde|quien|que dia)|reconoce|puede respirar)',
  'esta (?:convulsionando|temblando todo), convulsion\\w*, se (?:puso|pone|esta poniendo) (?:azul|morad[ao]), no (?:puede|logra) (?:hablar|mover\\w*|tragar)',
  '(?:cara|boca|lado) (?:\\w+ )?(?:caid[ao]|chuec[ao]|torcid[ao]|paralizad[ao]), se (?:le )?(?:cae|cayo|torcio|paralizo) (?:un |una |la |el )?(?:lado|cara|boca)',
  'esta (?:muy |bien )?(?:confundid[ao]|desorientad[ao]|palid[ao]|inconsciente), habla (?:raro|enredado), labios (?:azules|morados)',
)
const ANIMAL = anyOf(
  '(?:dog|cat|puppy|kitten|horse|perr[ao]|perrit[ao]|gat[ao]|hamster|bird|bunny|rabbit)s?, character, actor, actress, player',
)
const HAPPENED = anyOf(
  'had (?:a|another) (?:seizure|stroke), passed out, blacked out, fainted, faints, fainting, collapsed, collapses, chest (?:pain|pains|hurts), se (?:desmayo|desplomo)',
  '(?:vomiting|vomited|vomits|threw up|throwing up|throws up|coughing|coughed|coughs|puking|puked|spitting|pooping|passing)(?: up)? (?:\\w+ )?(?:blood|clots|black|coffee)',
  'coffee (?:grounds|grinds), black tar, (?:vomita|vomito|vomitando|escupe|escupio) sangre, dolor de pecho',
)
/** What anybody may have at this moment, a child too: whoever reads on while it lasts is shown how to call. */
const LASTS = anyOf(
  '(?:is|hes|shes) (?:having (?:a|another) (?:seizure|stroke|heart attack)|seizing|convulsing|choking|unresponsive|unconscious|turning blue)',
  '(?:isnt|is not|hes not|shes not|stopped|not) breathing(?! (?:machine|through|well through))|esta convulsionando|no respira',
)
/** It is over, looked after, or had another cause. */
const SETTLED = anyOf(
  'was, were, had(?! (?:a|another) (?:fit|seizure|stroke) ), used, last, ago, once, when, (?<!rolled |rolling )back, in \\d{4}, yesterday, laughing, lol, haha, movie, game, race, marathon, gym, run, ride',
  'er with, hospital, doctors?, better, fine, okay, ok, alright, by the, about, until, recipe, instructions, drunk, bar, party, wedding',
  'on the (?:couch|sofa|bed), snor\\w+, early, doctora?, ya, mejor, fiesta, domingos?, mensajes, llamadas, texts, messages, temprano, instrucciones, receta, siesta',
)
/** Whether a clause is about whoever may have had the surgery, and nothing settles it. Source: decision 154. */
export const isOfNear = (said: string): boolean =>
  (NEAR.test(said) || (PARENT.test(said) && GOES_ON.test(said))) && !SETTLED.test(said) && !ANIMAL.test(said)

/** Whether a clause about somebody else may be about whoever had the surgery, or about what nobody waits for. Source: decision 154. */
export const mayBePatient = (said: string): boolean =>
  ((NEAR.test(said) && (GOES_ON.test(said) || HAPPENED.test(said))) ||
    (PARENT.test(said) && GOES_ON.test(said)) ||
    (!ANIMAL.test(said) && LASTS.test(said))) &&
  !SETTLED.test(said)
