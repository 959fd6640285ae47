import type { Phrase } from '../pattern.js'

const WORSE = 'more|worse|suddenly|cant|cannot|sitting|resting|rest|lying|bed|still'
const AT_REST = 'lying|laying|sitting|rest|resting|bed|sleep|sleeping|still|pain|chest'
const EN_REPOSO = 'sentada|sentado|acostada|acostado|cama|reposo|dormir|dolor|pecho'
const PUFFS = 'breath|winded|breathless|huffing|puffing|gasping|panting|wheezing'
const THEN =
  'last|before|surgery|january|ever|week|weeks|year|month|months|time|used|preop|preopp|start|beginning|pounds|lbs'
const PEOR = 'mas|peor|hoy|ahora|sentada|sentado|acostada|acostado|desde|pero|reposo'
const ANTES = 'antes|ano|semana|mes|meses|pasado|pasada|principio|nunca|operacion|cirugia|enero'
const AGITA = 'agitada|agitado|agito|aliento|aire|ahogo|ahogaba|mareo|mareos|mareaba|canso|sofoco'

/**
 * What became better, told with the word of its sign: "out of breath, but less than last year". Only where it is said to be less, and
 * nothing behind it turns it around. Source: health-rules 9b.2.
 */
export const IMPROVED: readonly Phrase[] = [
  `~3 ^${WORSE} ${PUFFS} ~6 ^${AT_REST}? ~4 but|though|although|yet? ~4 less|better|easier|fewer|faster|quicker ~3 than|like|compared|each|every|now ~2 ${THEN} ~1 ^night|hour|minutes? ~6 ^${WORSE}?`,
  `~3 ^${WORSE} ${PUFFS} ~6 ^${AT_REST}? ~3 but|though? ~3 less and less ~6 ^${WORSE}?`,
  `~3 ^${WORSE} ${PUFFS} ~4 but|though ~2 nothing|not ~1 like|as ~3 ${THEN} ~6 ^${WORSE}?`,
  `~3 ^${WORSE} huffing|puffing|winded|gasping|panting ~4 but ~1 i kept|did|made|finished|managed|could ~6 ^${WORSE}?`,
  `~3 ^${WORSE} ${PUFFS} ~5 but|and ~1 last year|month|summer|winter ~1 i couldnt|barely|wasnt ~6 ^${WORSE}?`,
  'only ~3 stop|stopped|rest|rested once|twice ~2 to catch ~1 my breath ~8 ^worse|more|chest|dizzy?',
  'barely|hardly breathing|breathed ~1 hard|heavy|heavily|fast',
  'less|barely|hardly ~1 out|short of breath ~6 ^but|today|until|worse|chest?',
  'swelling|swollen ~4 is|are|way|gone|going|went|so|much ~1 down ~3 since|after|from ~8 ^but|other|right|left|red|hot|hurts|hurt|one|calf?',
  `~3 ^${PEOR} ${AGITA} ~6 ^${EN_REPOSO}? ~3 pero|aunque? ~3 menos ~1 que ~3 ${ANTES} ~6 ^${PEOR}?`,
  `~3 ^${PEOR} menos ~1 agitada|agitado|mareada|mareado|hinchada|hinchado ~4 que ~2 ${ANTES} ~6 ^${PEOR}?`,
  'llegue|termine|acabe|sali ~1 sin aliento ~3 pero ~1 llegue|termine|pude|feliz|contenta|contento',
  'dolor|ardor|molestia|molestias ~5 ya|casi ~1 casi? ni|no ~1 se? siente|noto|molesta|nota ~6 ^pero|pus|fiebre|rojo|roja?',
  'carro|coche|auto|moto|bici|susto|temblor|choque|choco|chocamos|cai|resbale|hielo|derrape ~6 no paso nada ~5 ^agua|comida|garganta|liquido|liquidos|trago?',
  // Spanish of ordinary days.
  'se fue la luz ~6 ^ojos|desperte|cai|piso|suelo|desmaye?',
  'globo|globos|llanta|llantas|pelota|balon|neumatico|colchon ~3 sin aire',
  'sin pila|pilas|bateria|saldo|internet|gas|razones|tinta',
  'despierta|despierto ni ~1 un|una|con',
  'ya no ~1 me ~1 da|daba|dan miedo ~1 a|el|la? comer|comida ~6 ^pero|sola|solo|porque|vomito?',
  'purgue|purga|purgar|purgo|purgaron ~3 closet|radiador|radiadores|tubos|armario|frenos|tuberia|tuberias|calefaccion',
  'documental|charla|examen|clase|estudio|curso|libro ~6 bulimia|anorexia ~6 ^tengo|tuve|mia|yo?',
  'no se ~1 que dia ~1 cae',
  'tuvo ~1 un? infarto ~1 en ~1 #',
  'tuvo ~1 un? infarto ~1 hace ~2 anos|ano',
  'ni ~1 falta de aire ~1 ni ~1 dolor ~2 pecho',
  'forgot|left ~3 ^where|who|how|what|that|if|myself|name|way|everything at home|work ~6 ^who|where|am|was|confused?',
]
