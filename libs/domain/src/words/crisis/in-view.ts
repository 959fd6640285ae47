import type { Phrase } from '../pattern.js'

const EDGES = 'knife|knives|blade|blades|razor|razors|scissors'
const MEANS = `${EDGES}|pills|pill|meds|oxy|oxys|xanax|insulin|gun|pistol|rope|noose`
const LOOKS = 'staring|stare|stared|looking|lookin|look|eyeing|eying|counting|count'
const SMALL_HOURS = '1am|2am|3am|4am|5am|midnight'
const NIGHT = `${SMALL_HOURS}|am|night|tonight|dark|sleep|asleep|awake|insomnia|hour|hours`

const FILOS = 'cuchillo|cuchillos|navaja|navajas|cuchilla|cuchillas|tijeras'
const MEDIOS = `${FILOS}|pastillas|frasco|pistola|soga|cuerda|medicinas|clonazepam`
const MIRA =
  'viendo|mirando|mirandolo|mirandolas|mirandolos|viendolo|viendolas|viendolos|veo|contando|contandolas'
const NOCHE = `${SMALL_HOURS}|am|madrugada|noche|medianoche|insomnio|dormidos|amanece|rato|hora`

/**
 * A means that somebody looks at, holds or sits beside at a bad hour, without a word of what for. Source: standards, C-SSRS screener, items 3
 * to 5; health-rules 9b.1.
 */
export const IN_VIEW: readonly Phrase[] = [
  `&14 ${MEANS} ${LOOKS} ${NIGHT}`,
  `# ~2 in the morning ~8 ${LOOKS} ~4 ${MEANS}`,
  `up|awake at # ~8 ${LOOKS} ~4 ${MEANS}`,
  `awake|up at # eyeing|eying ~3 ${MEANS}`,
  `just me and ~4 ${MEANS}`,
  `&10 ${EDGES}|gun|pistol hand|hands|lap|holding crying|cried|sobbing|midnight|dark|since|${SMALL_HOURS}`,
  'gun|guns|pistol|rifle ~3 open|loaded ~2 front|infront|infornt ~1 of? me',
  `${LOOKS} ~3 pill|pills|meds ~1 bottle|bottles? lined|laid ~1 up|out`,
  `somebody|someone ~1 please? ~1 come? take|hide|lock ~2 ${MEANS} ~3 out|away|from`,
  `parked|sitting ~3 cliff|cliffs|bridge|overpass|ledge ~8 dark|nobody|${SMALL_HOURS}`,
  'sitting ~2 garage ~3 keys ~2 hand|ignition',
  `&14 ${MEDIOS} ${MIRA} ${NOCHE}`,
  `# ~2 de la manana ~6 ${MIRA} ~4 ${MEDIOS}`,
  `&12 ${FILOS}|pistola mano|manos|mesa|lado|enfrente llorando|lloro|madrugada|amanece|${SMALL_HOURS}`,
  `${FILOS}|pistola|pastillas|frasco ~8 no dejo de ver|verlo|verla|verlos|verlas|mirar|mirarlo|mirarla`,
  `no ~1 me ~1 dejen|deje|dejes ~1 sola|solo ~2 con ~2 ${MEDIOS}`,
  `alguien ~2 venga|ven|vengan ~2 llevese|lleve|llevarse|quite|quiteme|esconda|escondame ~2 ${MEDIOS}`,
  'pastillas|medicinas|medicamentos ~1 regadas|regados|juntas|juntos|tiradas ~2 cama|mano|piso',
  'carro|coche|auto ~3 garaje|garage|cochera ~3 llaves ~2 mano',
  'pense|pienso|pensando|ganas|quise|quiero ~2 soltar ~1 el volante|timon|manubrio',
]

const ON_PURPOSE =
  'purpose|deliberately|wish|wished|hoping|hoped|hope|want|wanted|wanting|thought|thinking|think|let|could|almost|nobody|end|die|dead|kill|survived|didnt'
const ADREDE =
  'proposito|adrede|ojala|hubiera|queria|quise|quiero|pense|pienso|ganas|morir|matarme|mato|casi|nadie|sobrevivi'
const DRIVEN =
  'car|truck|van|bike|motorcycle|sled|cart|skis|ski|boat|vehicle|trailer|drone|scooter|bus|jeep|suv|wheel|steering|kayak|snowboard'
const CONDUCIDO =
  'carro|carrito|coche|auto|camioneta|moto|bici|bicicleta|camion|troca|patines|trineo|volante|lancha|dron'
const GROUND =
  'ice|icy|snow|snowy|rain|gravel|leaves|road|highway|freeway|mud|curve|puddle|wet|driveway|interstate'
const SUELO = 'hielo|nieve|lluvia|lodo|grava|curva|carretera|mojado|mojada|charco|aceite'

/** Accidents and weather in the words of a loss of control, by nobody's will. Source: health-rules 9b.1, 9b.3. */
export const ACCIDENTS: readonly Phrase[] = [
  `~6 ^${ON_PURPOSE} lost|losing|loses control ~1 of ~2 ${DRIVEN} ~9 ^${ON_PURPOSE}?`,
  `~6 ^${ON_PURPOSE} slid|slide|skidded|spun|hydroplaned|fishtailed|slipped|swerved ~4 ${GROUND} ~9 ^${ON_PURPOSE}?`,
  `~6 ^${ON_PURPOSE} deer|moose|dog|cat|coyote|squirrel|raccoon ~1 ran|jumped|came|darted ~2 out|front ~5 swerved|swerve|braked|brakes|ditch ~9 ^${ON_PURPOSE}?`,
  `~6 ^${ON_PURPOSE} lost my balance ~2 on|over ~2 ice|snow|leaves|sand|rocks ~9 ^${ON_PURPOSE}|dizzy|again|weak|faint?`,
  `~6 ^${ADREDE} perdi|perdio|perdimos|pierdo ~1 el control ~1 del|de ~1 la|mi|un? ${CONDUCIDO} ~9 ^${ADREDE}?`,
  `~6 ^${ADREDE} derrape|derrapo|derrapamos|patine|patino|resbale|resbalo ~4 ${SUELO} ~9 ^${ADREDE}?`,
  `~6 ^${ADREDE} se ~1 me|nos ~1 fue|solto ~2 ${CONDUCIDO} ~9 ^${ADREDE}?`,
]

/** Knives, pills and guns of kitchens, pillboxes and shops. */
export const IN_USE: readonly Phrase[] = [
  'pills|pill|meds ~2 lined|laid up|out ~4 for ~1 the|my|tomorrow|next? morning|week|breakfast|tomorrow',
  'pill|pills|meds ~1 bottle|bottles|box|boxes? ~6 label|labels|biotin|ingredients|expiration|refill|organizer|pillbox ~6 ^all|end|die?',
  `${EDGES} ~4 target|amazon|walmart|ikea|costco|store|sale|sharpener|sharpened|onions|veggies|vegetables|chicken|potatoes|wrapping|coupons|fabric ~6 ^myself|wrist|wrists|arm|throat|${LOOKS}|${SMALL_HOURS}?`,
  `${FILOS} ~6 pelando|picando|cortando|rebanando|verduras|papas|cebolla|pollo|carne|queso|tienda|oferta ~6 ^venas|muneca|munecas|brazo|garganta?`,
  'rope|soga|cuerda ~6 swing|clothesline|columpio|tendedero|tent|boat|hamaca|hammock ~6 ^neck|cuello|myself?',
  'gun|guns|rifle|shotgun ~6 locked ~3 safe|cabinet ~8 deer|hunting|season|range ~6 ^head|mouth|myself|end|tonight?',
]
