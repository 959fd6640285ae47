import type { Phrase } from '../pattern.js'
import type { FlagTopic } from './topics.js'

const SIPPED = '{fluid}|liquids|fluids|swaller|swallow|mouthful|thing|spit'
const COMES_BACK = 'rejected|return|returns|returned|rejects|back|up'
const TWO = 'two|double|2|duplicate|twin'
const COPIES = 'images|pictures|copies|versions|moons|roads|screens|steering|husbands|faces|tvs'

/** Further ways to say it, by the frame that was missing. Source: health-rules 6.1, 9b.2, 9b.3; decision 53. */
export const FURTHER = {
  vomiting_blood: [
    '{vomit}|barfed|hurled|upchucked|spit|brought|{vomita} ~6 coffee|cafe|borra ~1 ground|grounds|molido|looking',
    '{vomit}|barfed|hurled|upchucked|heaved ~8 grainy|gritty|rusty|rust|maroon',
    '{vomita} ~4 cafe molido|oscuro|tierra',
    'came|comes|coming|brought|hacked|spit|spat|gagged|heaved ~2 up ~5 bloody|blood|rust|rusty|maroon|clots|clotted ~2 ^sugar|pressure|work|test?',
    'streaks|specks|flecks|strings|threads|hilos|hilitos|pintas ~3 blood|red|sangre ~6 {vomit}|{vomita}|spit|up|foam|puke|barf',
    '{vomit}|puke|barf|{vomita} ~6 streaks|specks|flecks|strings|streaked|hilos|pintas ~3 blood|red|pink|sangre|rojo',
  ],
  chest_pain: ['pecho|pechito ~4 elefante|piedra|prensa|torniquete|aplasta|aplastando'],
  fainted: ['woke|came ~2 up|to ~1 on the {floor} ~6 how|dont|no|remember|there'],
  confused: [
    '{not} recognize|recognise|know ~2 bedroom|husband|wife|daughter|son|house|kitchen|street|name ~3 ^tag|brand?',
    'no ~1 reconoci|reconocia|reconozco ~2 hija|hijo|casa|esposo|esposa|calle|cuarto|mama',
  ],
  double_vision: [
    `see|seeing|saw|perceive|perceiving|sees|there|theres ~2 ${TWO} ~1 of? ~2 ${COPIES}`,
    `${TWO} images|pictures|copies of`,
    '{eyes} ~3 {not} ~1 line|lined|work|working|match|focus ~1 up|together|same',
    'cover|covering|close|closing|shut|closed|covered ~1 one ~1 eye ~6 see|read|walk|drive|words|stairs|double|two',
    'tapar|tapo|cierro|cerrar|tapando|cerrando|taparme ~1 un|el ~1 ojo ~6 ver|leer|dos|doble|caminar|manejar',
    'letras|renglones|palabras|lineas|caras|luces|carros ~4 duplican|duplica|enciman|encima|desdoblan|desdobla|parten|repiten|repetidas|dobles',
    'veo|miro|vi|mirando|viendo ~2 dos|2 ~1 de? ~1 todo|cada|cosa|lunas|postes|luces|carros|televisiones|caras|puertas|imagenes',
    'ojos ~4 cada uno|quien ~1 por su|lado',
  ],
  belly_pain: [
    'insides|innards|guts|intestines|tripas ~3 fire|ripped|ripping|twisting|twisted|exploding|torn|tearing|burning|incendio|revientan|reventar',
    'knife|knives|sword|glass|blade ~5 {belly}|insides|side|ribs|middle',
    'curled|balled|doubled ~2 up|over|ball ~6 pain|hurts|stomach|belly|gut|crampin|cramps',
    'retuerzo|retorciendo|doblada|doblado|enrollada|hecha ~3 dolor|bolita ~3 {vientre}|barriga|adentro|dolor',
    '{belly} ~3 hard|stiff|rigid|tight ~3 board|rock|drum|brick|stone',
    '{vientre} ~4 dura|duro|tieso|tiesa ~2 tabla|piedra|roca|tambor',
    '{belly}|crampin|cramps|cramping ~5 {not} ~1 stand|straighten|walk|move|lay|touch ~2 up|straight|it|side',
    '{vientre} ~5 no ~1 me? ~1 puedo|aguanto|soporto ~1 enderezar|enderezarme|parar|pararme|ropa|toquen|rocen|mover|moverme',
  ],
  cannot_drink: [
    `{not} ~1 held|kept|hold|keep|holdin|keepin|holding|keeping down so? ~4 ${SIPPED}|drop|spoonful|sip`,
    'no longer ~2 swallow|tolerate|take|drink|keep ~2 liquids|fluids|liquid|fluid|water',
    '{cannot} ~2 swallow|tolerate ~2 liquids|fluids|liquid|fluid ~4 ^with|during|before?',
    `each|every|all|any sip|swallow|swallows|liquid|liquids|fluid|fluids|gulp ~4 ${COMES_BACK}`,
    'no|ni ~1 me ~1 pasa|baja|entra ~1 ni ~1 un|el|una traguito|trago|sorbo|agua|gota|suero|saliva',
    'todo ~1 lo? ~1 liquido|liquidos ~2 regresa|regreso|devuelvo|vomito|sube',
  ],
  no_urine: [
    'passed|passing|made no water ~4 since|all|day|yesterday|hours',
    '{not}|aint ~1 peed|pee|pissed ~1 but a|one ~1 teaspoon|drop|dribble|drops',
  ],
  eating: [
    'chew|chewing|chewed|chews|mastico|masticar ~2 and|y|n|it|el|la ~4 spit|spitting|spits|escupo|escupir|escupirlo',
    'comida|bocado|bocados|pollo|todo ~3 escupo|escupir ~4 servilleta|servilletas|bolsa|nadie|escondidas|todo|toda',
    'provoco|provocarme|provocarse|provocando|provoque ~2 vomito|vomitos|vomitar|arcadas',
    'vomito|vomitar|devuelvo|devolver ~2 a? ~1 proposito|adrede|queriendo ~3 ^no|sin?',
    'laxantes|bisacodil|dulcolax|senna|sen|sene|diureticos|laxatives|laxative|ex|lax|dieters ~8 bajar|peso|pegue|quede|vaciarme|vaciar|engordar|engorde|number|weight|skinny|stay|stays|drop|pounds|punado|handful',
    'laxantes|bisacodil|dulcolax|senna|sen|sene|pastillas|te ~5 para|pa que no ~3 pegue|quede|engorde|suba|absorba',
    'fasting|fast|ayuno|ayunando ~4 again|day|dia|desde|lunes ~6 fat|skinny|gorda|gordo|engordar|miedo|scale|subi|gained',
    'think|say|says|saying|dicen|dice ~2 im|estoy ~1 too|muy ~1 skinny|thin|flaca|flaco|delgada ~8 fat|gorda|gordo|enorme|huge',
    'peso|weigh ~3 kilos|lbs|pounds|libras ~5 veo|siento|feel|look|see ~2 gorda|gordo|enorme|fat|huge',
    'tiro|boto|escondo|hiding|hide|throw ~2 la|el|my|food|comida ~2 comida|napkin|napkins|servilletas|bolsa|food ~8 digo|comi|crean|crea|ate|thinks|think|nadie',
    'dont|wont|cant|not eat ~2 tomorrow|today|monday ~5 make|makes up for',
    'corro|run|camino|gym ~4 hora|horas|hours|miles|millas ~3 si|if|cuando|every ~2 como|comi|eat|ate',
    'asco|repulsion ~3 comer|comiendo|comida ~6 devuelvo|vomito|saco|engordar|gorda',
  ],
} as const satisfies Partial<Record<FlagTopic, readonly Phrase[]>>
