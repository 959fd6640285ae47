import type { Phrase } from '../pattern.js'

/** Pain, bile, spit and clots. Source: health-rules 6.1, row "911"; yellow eyes: 6.2, gallstones. */
export const BELLY_PAIN: readonly Phrase[] = [
  '{bad} ~4 {belly} ~1 ^flu|feeling|noises|noise|growling|gurgling?',
  '{belly} ~3 {pain} ~6 {bad}|hours|double|doubled|ball|stop|stops',
  '{belly}|side ~4 {bad} ~1 {pain}',
  '{bad} ~2 {pain} ~5 {belly}|side|ribs|rib|back|shoulder|sleeve',
  '{pain} ~5 {belly}|side|ribs|rib ~6 {bad}|hours|up|stop',
  '{pain} ~1 is|level|was|at|a|about 8|9|10 ~1 ^months|days|weeks|am|pm|percent|less?',
  '{pain} so|too|getting|gets ~2 {bad}',
  'doubled|doubling|curled|bent over|up ~3 pain|belly|ball|agony',
  'cant|cannot|couldnt ~2 stand|move|straighten|walk|sleep|lie ~4 pain|{belly}',
  '{belly} ~4 rigid|board|rock|distended',
  '{belly} hard|tight ~4 {pain}|{bad}',
  'worst pain ~2',
  'shoulder|shoulderblade|collarbone ~4 pain|hurts|ache|aching|fever|stabbing|killing ~1 ^press|workout|exercises|gone|better?',
  'pain|stabbing|hurts|ache ~4 shoulder|shoulderblade|collarbone ~1 ^is|gone|went?',
  'dolor|duele|dolores|doliendo|dolia ~5 fuerte|fuertisimo|terrible|insoportable|horrible|agudo|intenso|muchisimo|demasiado|insufrible|brutal|quita|aguanto|espantoso|peor ~4 {vientre}|costado|costillas',
  'dolor|duele|dolores|doliendo|dolia|retorciendo|retuerzo ~5 {vientre}|costado|costillas ~4 fuerte|fuertisimo|terrible|insoportable|horrible|agudo|intenso|muchisimo|demasiado|quita|aguanto|peor|horas',
  '{vientre} ~4 insoportable|duro|dura|horrible|terrible|muchisimo|matando|tabla',
  'muchisimo|demasiado|fuerte|horrible|insoportable ~3 {vientre}',
  'retorciendo|retuerzo|doblada|doblado|doblo|llorando ~3 dolor',
  'dolor ~3 insoportable|peor|fortisimo|matando',
  'dolor|duele ~5 hombro',
]

export const YELLOW_EYES: readonly Phrase[] = [
  'eyes|skin|whites|face|eyeballs ~4 yellow|yellowish|yellowing|yellower',
  'yellow|yellowish|yellowing ~1 eyes|skin|eyeballs|face',
  'jaundice|jaundiced|ictericia|icterico',
  'ojos|piel|cara ~4 amarillos|amarilla|amarillo|amarillenta|amarillentos',
  'amarillos|amarilla|amarillo ~3 ojos|piel',
  'estoy|ando|puse|puesto|volvi ~1 amarilla|amarillo|amarillenta',
]

export const SALIVA: readonly Phrase[] = [
  '{cannot} ~3 swallow|swallowing|get ~4 spit|saliva|slobber|drool',
  'cant|cannot|unable|couldnt|cnt ~2 swallow ~1 anything|at|even|all|anymore|a',
  'spit|saliva|foam|slime|drool|spittle ~4 {not}|pools|pooling|comes|coming|backs|building ~2 swallow|down|go|mouth|back|up',
  'drooling|dribbling ~5 swallow|down|saliva|spit|towel|cup|bucket|pillow|everywhere',
  'spitting ~2 saliva|foam|cup|towel|bucket|bowl|slime',
  'foaming ~2 mouth',
  'no|ni ~3 tragar|pasar|trago|pasa|paso|baja ~3 saliva|baba|babas',
  'no ~1 puedo|logro|consigo tragar ~1',
  'babeando|babeo|escupiendo ~3 saliva|pasa|tragar|vaso|baba',
]

export const LEG: readonly Phrase[] = [
  'swollen|swolen|red|hot|throbbing|painful|swelling|tender|puffy|purple|bloated|inflamed ~3 {leg}',
  '{leg} ~5 {sore}',
  'pain|swelling|cramp|cramps|ache|clot|charley|cramping|tender|tenderness|throbbing|lump|soreness|patch|knot|sore ~6 {leg}',
  '{leg} ~5 charley|lump|knot|clot|clots|patch|veins',
  'veins ~3 {leg} ~4 {sore}',
  'blood ~1 clot|clots ~1',
  'dvt|thrombosis|thrombophlebitis',
  'leg|calf|thigh|foot ~4 {sore}|swell|blew|balloon|size|double',
  'one|only|left|right leg|calf|thigh|foot|ankle ~4 {sore}|swell|blew|balloon|size|double',
  '{leg} ~1 swelled|swollen|swelling|swole|puffed|ballooned|blew|got|turned|blown ~2 up|since|after|bad|huge|double|overnight|purple|blue|red|big',
  '{leg} ~3 flight|ride|drive|plane ~4 {sore}',
  'ballooned|blew|swelled|swole|swell|swells ~3 {leg}',
  '{pierna} ~5 hinchada|hinchado|hinchadas|duele|duelen|caliente|calientes|roja|rojas|dolor|inflamada|rojo|doliendo|hincho|hincharon|inflamado|inflamo|tiesa|dura|duro|arde|gorda|gordo|morada|calambre|coagulo|trombo|hinchando|pesada|grande',
  'dolor|hinchazon|hinchada|inflamada|inflamo|hincho|hincharon|coagulo|duele|trombo|trombosis|calambre ~4 {pierna}',
  'trombosis|trombo|tromboflebitis',
  '{leg} ~4 cm|centimeters|inch|inches ~2 more|bigger|larger|wider|different',
  '{leg} ~3 shiny|stretched|blew|balloon|burns|burning|burn',
  '{pierna} ~5 gruesa|grueso|globo|colorada|colorado|palpita|dormida|quema|pesadas|apretada|endurecida',
  'hinchada|dura|caliente|roja|morada|inflamada|palpita|hinchado|gruesa|dura ~4 {pierna}',
  'clf|caf ~3 {sore}',
  'streak ~5 {leg}',
  '{not} ~2 put|stand|bear ~2 weight ~3 {leg}|foot',
]
