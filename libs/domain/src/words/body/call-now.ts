import type { Phrase } from '../pattern.js'

/** What the surgeon's line is called for, day or night. Source: health-rules 6.1, row "Call the surgeon now". */
export const FEVER: readonly Phrase[] = [
  '{fever}|temp|temps|temperature|thermometer ~5 {feverish}',
  '{feverish} ~1 f|c|degrees|degree|grados|temp|{fever}|temperature|farenheit|fahrenheit|celsius',
  'have|got|at|hit|running|around ~1 100|101|102|103|104|105 ~1 with|and ~3 belly|stomach|chills|pain|aches|shaking|sweats|cough|vomiting|headache|incision|wound|shivers|nausea',
  '{feverish} ~4 chills|shaking|shakes|shivering|escalofrios|sweating|sweats|{fever}',
  '{fever} ~5 chills|pain|incision|shaking|sweating|wound|surgery|shoulder|stomach|belly|night|hours|wont|today|since|days|red|high|hurts',
  'have|having|running|run|got|spiked|spiking|high|has|with|woke|developed|ran|and|low|am|feel|feeling ~2 {fever} ~1 ^dreams|dream',
  'spiked|spiking|running|high ~2 temp|temperature',
  'chills|shivering|shaking|shivers|rigors ~4 {fever}|sweats|sweating|hot|cold|stop',
  'days|weeks ~1 out|postop|op|po ~3 has|have|had|got|with|running|spiked {feverF}|390|395|398|400|405 ~1 ^pounds|lbs|kg|kilos|calories|cal|steps?',
  'chills|shivering|shaking|shivers|escalofrios ~4 {feverish} ~1 ^lbs|pounds|kg|kilos|calories|steps|am|pm?',
  'burning up',
  'teeth ~2 chattering|chatter|chattered ~4 ^snow|ski|skiing|pool|lake|ocean|outside|ice?',
  'chills|shivers|shivering|shaking ~3 {bad}|violent|violently|uncontrollable|uncontrollably ~8 teeth|blankets|blanket|bed|hot|fever|stop',
  'fiebre|calentura|temperatura|febricula ~4 {feverish}|escalofrios|alta|dolor|tengo|herida|noche|desde',
  '{feverish} ~2 fiebre|calentura|temperatura|grados',
  'tengo|con|subio|dio|mucha|ardiendo|hirviendo|sigo|tuve|baja ~2 fiebre|calentura|febricula',
  'escalofrios ~4',
]

export const NO_URINE: readonly Phrase[] = [
  '{cannot} ~3 {urine} ~4',
  'no urine|pee',
  'havent|hasnt|hardly|barely ~2 pee|peed|urinated ~3 since|today|all|hours|yesterday|day',
  '{not} ~2 gone|been|go|went ~2 pee|bathroom|potty|tinkle ~3 hours|today|day|since',
  '{urine} ~5 dark|brown|tea|amber|orange|cola|coke|syrup|rust|darker|iced|molasses|coffee',
  'dark|brown|amber|tea|orange|cola|rusty ~2 {urine}',
  'little|only|once|drops ~2 {urine} ~2 once|drops|little|twice|tiny|dark?',
  'only ~1 {urine} ~1 once|drops',
  'no|casi|apenas|sin ~4 {orina}',
  '{orina} ~3 una|solo|sola|poquito ~1 vez|gotas',
  '{orina} ~8 oscura|oscuro|cafe|naranja|oscurita|coca|marron|te|poca|poquito',
  'poca|poquita orina',
  '{urine} ~2 zero|nil|none|0',
  'zero|nil ~2 {urine}',
  '{urine} once ~2 today|day|since|all|yesterday',
]

export const WOUND: readonly Phrase[] = [
  '{weep} ~5 {wound}',
  '{wound} ~5 {weep}|hot|pussy|open|redness|redder|swollen|bleeding|warm',
  'redness|infection|pus|fluid|liquid ~3 {wound}|spreading|leaking|draining',
  '{wound} ~3 red ~2 hot|warm|swollen|spreading|painful|hard|and',
  'redness|rojez|enrojecimiento|enrojecida|enrojecido ~6 spreading|spreads|spread|growing|bigger|extiende|extendiendo|creciendo|crece',
  'red|redness|pink streak|streaks|streaking|lines ~4 {wound}|cut|cuts|spreading|belly|leg|arm|skin',
  'pus|oozing|fluid|draining|leaking|infected ~4 cut|cuts|button',
  'yellow|green|brown|stuff|cream|goo|gunk|slime ~4 coming|oozing|running|dripping|leaking ~2 out|from ~3 {wound}|cut|cuts|hole|button|stitches',
  'came|come|coming|fell ~1 apart|undone|open ~3 {wound}',
  '{wound} ~6 come|came|coming|pulled|pulling|fell|ripped ~1 apart|open|loose',
  'cut|cuts ~1 ^grass|budget? opened|reopened|split|gaping',
  '{herida} ~5 pus|abierta|abrio|supura|infectada|infectado|infecto|roja|abrieron|huele|sangra|caliente|abierto|abriendo|rojo|supurando|liquido|soltaron|hinchada|apesta|drena',
  'abrio|abrieron|soltaron|infecto|pus|supura|liquido|sangra ~4 {herida}',
]
