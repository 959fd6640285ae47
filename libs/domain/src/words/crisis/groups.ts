import type { Groups } from '../pattern.js'

/** Groups of words that the phrases of crisis share. */
export const CRISIS_GROUPS: Groups = {
  not: 'not|dont|dnt|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|isnt|wasnt|werent|aint|never|shouldnt|no|nt',
  i: 'i|im|ive|id|ill|me',
  want: 'want|wants|wanted|wanting|wanna|wana|wnat|wnt|wish|wishing|wished|hope|hoping|hoped|hopes|wishes|hopping',
  wish: '{want}|pray|praying|prayed|ready|prefer|rather|deserve|deserved|long|longing|begging|beg|dream|dreaming|fantasize|fantasizing|fantasies|thinking|thoughts|think|thought|prays|keep|crave|craving|need|willing|supposed|meant|tempted|tried|trying|ought|feel|feeling|felt|urge|considering|contemplating',
  die: 'die|dieing|ded|dye|dying|died|dead|death|perish|dy',
  gone: 'gone|dead|died|die|dies|disappear|disappeared|vanish|vanished|around|existed|exist',
  self: 'myself|meself|mself|myslf|mself|maself|myselves|mysel',
  kill: 'kill|killing|kll|killed|kills|murder|end|ending|ended|off|offing|offed|unalive|unaliving|unalived|delete|deleting|erase|erasing|destroy|yeet|rope|execute|neck|necking|snuff',
  everyone:
    'everyone|everybody|everyones|family|kids|children|husband|wife|they|theyd|theyll|theyre|all|people|world|mom|mum|dad|parents|partner|boyfriend|girlfriend|him|her|hed|shed|them|daughter|son|sons|daughters|friends|others|sister|brother|loved|ppl|team|anyone|you|yall|guys|hes|shes',
  nobody: 'nobody|noone|one|nobodys|nobodyd|anyone|anybody|who|whod|wholl|somebody|soul|none',
  pills:
    'pills|pill|tablets|meds|medication|medications|medicine|tylenol|acetaminophen|painkillers|painkiller|oxy|oxycodone|oxycodones|percocet|hydrocodone|opioids|ambien|insulin|stash|xanax|sleeping|benadryl|ibuprofen|advil|antidepressants|tramadol|morphine|bottle|capsules',
  without: 'without|w/o',
  // Groups of the words that stand together in any order.
  longing:
    'want|wants|wanted|wanna|wish|wishing|wished|wishes|hope|hoping|hoped|pray|praying|prayed|prayer|beg|begging|begged|crave|craving|long|longing|dream|dreaming|need|please|fantasize|asking|ask|rather|prefer|ready',
  never: 'never|not|dont|wont|cant|didnt|couldnt',
  illness:
    'cancer|tumor|tumour|stroke|aneurysm|clot|leak|sepsis|embolism|infection|complication|complications|crash|accident|lightning|disease|virus|covid|anesthesia|anaesthesia|surgery|attack|shooter|earthquake|meteor|asteroid|plane',
  vehicle:
    'truck|lorry|bus|train|car|semi|subway|metro|tram|trucks|trains|cars|lightning|plane|van|taxi|tube|traffic',
  morirse:
    'morir|morirme|morirse|muerte|muerta|muerto|muera|muriera|muriendo|muero|desaparecer|desapareciera|fallecer',
  anhelo:
    'quiero|quisiera|queria|ganas|deseo|deseando|ojala|rezo|rezando|pido|pidiendo|espero|gustaria|necesito|prefiero|preferiria|kiero|suplico',
  desgracia:
    'cancer|infarto|camion|carro|coche|tren|rayo|derrame|accidente|cirugia|operacion|anestesia|enfermedad|autobus|bala|coma|muerte|diosito|dios|senor|virgen',
  none: 'no|not|cant|cannot|dont|doesnt|isnt|any|zero|lost|without|find|whats|what|nothing|never|single|hardly|left|little|anymore|aint|wheres|why|idk|isnt|unless',
  better:
    'better|happier|easier|simpler|cheaper|kinder|kindest|fairer|lighter|calmer|freer|improve|improves|improved|happy|fine|peace|peaceful|relieved|celebrate|glad',
  feel: 'feel|feels|feeling|felt|believe|convinced',
  living: 'live|living|alive|life|exist|existing|existence|breathing|breathe',
  left: 'left|for|here|remaining|remains|keeping|keeps|holding|live|stay|stopping',
  kin: 'kids|kid|children|child|son|sons|daughter|daughters|husband|wife|mom|mother|mum|dad|father|family|parents|partner|boyfriend|girlfriend|sister|brother|cat|dog|cats|dogs|pets|grandkids|grandchildren|everyone|friends|baby|her|him|them|they|he|she|hijos|god',
  sentido: 'sentido|razon|razones|motivo|motivos|proposito|caso|objetivo|pena|chiste|ganas|sirve',
  others:
    'everyone|everybody|everyones|family|kids|children|husband|wife|they|theyd|theyll|theyre|people|mom|mum|dad|parents|partner|boyfriend|girlfriend|him|her|hed|shed|he|she|them|daughter|son|sons|daughters|friends|sister|brother|world|loved',
  vida: 'vida|vivir|viva|vivo|viviendo|seguir|sigo|existir|levantarme|continuar|despertar|luchar|adelante',
  takend: 'take|taking|took|taken|takes|end|ending|ended|ends|finish|finishing',
  jump: 'jump|jumped|jumping|jumps|leap|leaping|leapt|leaped|throw|throwing|threw|hurl|hurling|fling|flinging|dive|diving|step|stepping|stepped|climb|climbed|launch|yeet|fall|falling',
  height:
    'bridge|roof|rooftop|balcony|cliff|overpass|ledge|window|building|viaduct|tower|parapet|railing|rail|rooftops|balconies|bridges|garage|platform|dam|quarry|edge|tracks',
  musing:
    'could|want|wanted|wanna|urge|urges|purpose|think|thinking|thought|thoughts|imagine|imagining|picture|picturing|almost|nearly|tempted|fantasize|keep|wonder|wondering|easy|might|going|gonna|should|dream|about|tonight|considering',
  drugs:
    '{pills}|tabs|oxys|percs|xans|sedatives|opioid|narcotics|aspirin|paracetamol|zopiclone|trazodone|klonopin|valium|ativan|lorazepam|gabapentin|vicodin|norco|fentanyl|codeine|seroquel|prescriptions|prescription|script',
  ending: 'die|dying|kill|killing|end|ending|suicide|myself|death|goodbye|overdose|disappear|hang',
  letters: 'letter|letters|note|notes|video|videos|message|messages|texts|card|cards',
  harm: 'hurt|hurting|harm|harming|cut|cutting|burn|burning|injure|injuring|hit|hitting|scratch|scratching|bite|biting|punish|punishing|stab|stabbing|carve|slap|slapping|punch|punching|pinch|pinching|strangle|choke|beat|beating|starve|starving|bruise|bruising',
  harm3: '{harm}|hurts|cuts|harms|burns|hits|injures|punishes|scratches|starves',
  wants:
    'want|wants|wanted|wanna|need|needs|keep|keeps|thinking|thought|thoughts|afraid|scared|feel|deserve|deserves|crave|tempted|going|gonna|might|started|begun|still',
  strike:
    'hit|hitting|hits|punch|punched|punching|punches|slap|slapped|slapping|smack|smacked|smacking|thump|thumped|pound|pounded|pounding|beat|beating|whack|whacked|bang|banged|banging|slam|slammed|slamming|smash|smashed|bash|bashed|knock|kick|kicked|whip|whipped|bruise',
  part: 'head|face|stomach|belly|thigh|thighs|legs|leg|arm|arms|hands|fists|fist|knuckles|chest|body|skin|wrist|wrists|forehead|skull|gut|hips|jaw|cheeks|myself',
  why: 'until|till|over|angry|anger|mad|hate|punish|punishment|bruise|bruises|bruised|bleed|bleeds|bled|numb|calm|cry|cried|crying|purpose|overeat|overate|binge|binged|disgust|disgusting|deserve|deserved|fail|failed|failing|upset|rage|wall|frustrated|stupid|relief|ashamed|shame|scale|panic|again',
  golpe:
    'golpeo|golpeaba|golpeando|golpee|pego|pegaba|pegue|abofeteo|cacheteo|golpes|punetazos|cachetadas|bofetadas',
  parte: 'barriga|panza|estomago|cabeza|cara|piernas|muslos|brazos|pecho|cuerpo|pared',
  absent:
    'gone|dead|died|die|dying|death|disappeared|disappear|vanished|vanish|without|wasnt|werent|exist|existed|existing|missing|funeral|grave|buried|killed',
  kind: 'kind|kindest|kindness|favor|favour|gift|mercy|selfless|unselfish|loving|generous',
  pastillas:
    'pastillas|pastilla|medicinas|medicamentos|calmantes|somniferos|tabletas|frasco|frascos|insulina|analgesicos|capsulas|paracetamol|tranquilizantes',
  ausente:
    'muera|muriera|muero|muriese|falto|faltara|faltase|faltare|desaparezco|desapareciera|desaparezca|existiera|existiese|estuviera|estuviese|fuera|vaya|muerta|muerto|muerte|sin',
  // Groups of what is said indirectly.
  welcome:
    '{longing}|mind|complain|upset|fine|okay|ok|alright|happy|glad|relief|relieved|grateful|thankful|bless|blessing|lovely|nice|wonderful|perfect|mercy|bothered|object|kinder|bliss|bother',
  musings:
    'think|thinking|thought|thoughts|imagine|imagining|fantasize|fantasise|fantasy|daydream|picture|idea|love|like|nice|lovely|easier|better|kinder|soothing|appealing|comfort|comforting',
  nicer:
    'nice|nicer|easier|better|relief|kinder|comforting|soothing|appealing|lovely|peaceful|peace|tempting|attractive|beautiful|calming|good|comfort|simpler|bliss|preferable|wonderful|freeing',
  surgeon:
    'surgeon|surgeons|doctors|doctor|nurse|nurses|paramedics|anesthesiologist|anaesthetist|hospital|they|them|team',
  theatre: 'anaesthetic|anesthetic|anaesthesia|anesthesia|op|surgery|theatre|operation|sedation|coma',
  walked: 'walk|walked|walking|drive|drove|driving|went|going|go|ran|cycled',
  eyes: 'eyes|eye|lids|eyelids',
  span: 'night|day|week|month|year|morning|evening|winter|summer|spring|christmas|birthday|weekend|tonight|tomorrow|easter',
  mend: 'change|changing|improve|improving|better|okay|ok|alright|easier|heal|end|lift',
  stopping:
    'stop|stopped|stopping|quit|quitting|skip|skipping|skipped|refuse|refusing|withhold|not|cease|omit|omitting',
  drive: 'drive|driving|drove|crash|crashing|crashed|ram|veer|veering|plough|plow|run|running',
  feeling: 'feel|feeling|felt|like|love|hate|crave|craving',
  cover:
    'cover|covers|covering|covered|hide|hides|hiding|hid|hidden|conceal|sleeve|sleeves|bracelets|bracelet|hoodie|jumper|cardigan|bandage|bandages|bandaid|plaster|plasters',
  marks: 'cuts|cut|marks|scars|scratches|burns|wounds|slashes|slices|bruises',
  limb: 'arm|arms|wrist|wrists|thigh|thighs|forearm|forearms|hips|ankle|ankles',
  dano: 'corto|corte|lastimo|lastime|golpeo|golpee|pego|pegue|quemo|queme|rasguno|rasgune|muerdo|mordi|pellizco|pincho|hiero|heri|arano|arane|abofeteo|azoto|dano|lesiono',
  unhappy:
    'unhappy|suffer|suffers|suffering|miserable|fight|fighting|fights|broke|divorce|divorced|stressed|stress|tired|sad|depressed|exhausted|problems|apart|pain|crying|cries|cry|sick|debt|wrong|falling',
  familia:
    'familia|hijos|hijo|hija|hijas|esposo|esposa|marido|mujer|todos|padres|mama|papa|ellos|ella|pareja|ninos|nietos|gente|novio|novia|mundo|hermanos',
}
