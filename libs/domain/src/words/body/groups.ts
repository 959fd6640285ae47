import type { Groups } from '../pattern.js'

/** Whole numbers as alternatives of a phrase. */
const between = (least: number, most: number): string =>
  Array.from({ length: most - least + 1 }, (_, step) => least + step).join('|')

/** Groups of words that the red flags of the body share. Numbers of one decimal stand without their point. */
export const BODY_GROUPS: Groups = {
  not: 'not|dont|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|isnt|wasnt|arent|aint|never|no|cnt|unable|havent|havnt|hasnt|nor',
  cannot: '{not}|hardly|barely|struggle|struggling|impossible|neither|none|scarcely|failing|failed',
  fluid:
    'water|watr|liquid|liquids|fluid|fluids|sip|sips|broth|gatorade|juice|tea|ice|popsicle|popsicles|jello|pedialyte|ensure|shake|shakes|drop|drink|drinks|powerade|spoonful|mouthful',
  drink: '{fluid}|anything|drinking|anythin|food|nothing|it|sipping|everything|those|them|all|pills|meds',
  vomit:
    'vomiting|vomit|vomited|vomitting|vomitted|throwing|throwin|threw|throw|thrown|throws|puking|puke|puked|pukes|barfing|barf|barfed|heaving|heaved|retching|retched|upchucking|upchucked|sick|spewing|spewed|hurling|hurled|yakking|vomits|vom|ralphing|ralphed|regurgitating|regurgitated|chundering|chundered|hurl|regurgitate|barfs|heave|heaves|retch|upchuck|throwed',
  vomita:
    'vomito|vomite|vomitando|vomitado|vomitar|vomita|vomitos|vomitaba|vomitando|devolvi|devolviendo|devuelvo|devolver|devuelto|arroje|arrojando|arrojo|arrojar|arrojado|guacareando|guacaree|guacareo|guacarear|guacareado|trasbocar|trasboque|trasbocando|regurgito|regurgite|gomito|gomitando|bomito|bomitando|potando|potado|deponiendo|depuse|trasboco|trasbocado|trasbocaba|trasbocada|guacara|guacaras|buitreo|buitreando|buitree|vomitadera|vomitona|vomitadas|vomitiva|vomitaron|vomitamos|devolvia|vomiteo|bomite|bomitado|arrojaba|vomitive',
  number:
    '#|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|few|many|hours|hrs|couple|dozen',
  few: 'one|two|three|four|five|1|2|3|4|5|6|couple|few',
  hours: 'hours|hour|hrs|hr|h|horas|hora',
  time: '{hours}|days|day|nights|night|nite|nites|yesterday|morning|week|weeks|month|months|nonstop|afternoon|evening|lunch|breakfast|dinner|midnight|noon|midday|am|pm|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekends|fortnight|dawn|supper|surgery|discharge|home',
  blood: 'blood|bloody|blod|clots|clot|bleeding|bleed|bled|bloodstained',
  sangre: 'sangre|coagulo|coagulos|cuajos|cuajo|sangrando|sangrado|sangro|sangra|ensangrentado',
  stool:
    'stool|stools|poop|poo|poos|poops|bm|bms|shit|bowel|bowels|feces|faeces|crap|pooping|pooped|toilet|turd|turds|diarrhea|diarrhoea|diarea|poopy|motions|movement|movements|number',
  heces:
    'heces|popo|caca|evacuacion|evacuaciones|excremento|excrementos|deposiciones|deposicion|evacue|evacuar|evacuo|cagada|banos|bano|diarrea|pupu|defecar|defeco|cague|cago|obro|mierda|cacas|popos|pupos|poposear|evacuando|evacuado|ensucio|ensucie|ensuciando|ensuciar|obrando|obrar|obrado|cagando|cagar|defecando|defeque|zurro|zurrando|heses',
  negro:
    'negro|negra|negros|negras|alquitran|oscuras|oscura|oscuro|brea|petroleo|chapopote|negruzco|negruzca|carbon|pegajosa|pegajoso|negrisimo|negrisima|negrito|negruzcas|negruzcos',
  leg: 'leg|legs|calf|calfs|calves|thigh|thighs|knee|shin|ankle|ankles',
  pierna:
    'pierna|piernas|pantorrilla|pantorrillas|chamorro|muslo|tobillo|gemelo|batata|pantorilla|pantorillas|tobillos|pata|patas|canilla|canillas|chamorros|piernita',
  sore: 'swollen|swelled|swelling|swole|swoll|hot|red|painful|throbbing|throbs|hurts|sore|tender|warm|puffy|aching|aches|swells|pain|bigger|hard|purple|hurting|cramping|cramp|swolen|fatter|thicker|heavier|tight|ballooned|huge|inflamed|twice|larger|discolored',
  heart: 'heart|hr|pulse|heartrate|heartbeat|heartbeats|ticker|bpm|hart',
  corazon: 'corazon|pulso|ritmo|frecuencia|latidos|pulsaciones|palpitaciones',
  fast: 'racing|rasing|raceing|pounding|fast|faster|rapid|rapidly|galloping|fluttering|flutters|beating|thumping|flying|hammering|raced|races|high|quick|thudding|skipping|skips|jumping|pounds|hammers|speeding|drumming|banging|throbbing|irregular|crazy|mile|explode|exploding|bursting|wild|haywire|elevated|flopping',
  // Who may have had the surgery, told of by somebody near.
  sleeper:
    'he|she|hes|shes|him|her|husband|wife|hubby|partner|spouse|boyfriend|girlfriend|fiance|mom|mum|mother|dad|father|patient|esposo|esposa|marido|mujer|pareja|novio|novia|mama|papa|madre|padre|el|ella',
  watch: 'watch|fitbit|garmin|oximeter|monitor|tracker|reloj|pulsera|oximetro',
  exercise:
    'treadmill|parkrun|marathon|triathlon|crossfit|tennis|workout|cardio|zumba|run|running|stairs|exercise|exercising|spin|jog|jogging|gym|elliptical|bike|rowing|rower|hike|hiking|class|dancing|swim|swimming|trainer|squats|lunges|walk|pickleball|hiit|peloton|5k|race|ejercicio|correr|caminadora|gimnasio|bici|relay|kickboxing|yoga|pilates|aerobics|trampoline|burpees|jumping|corri|corriendo|km|trotar|carrera|escaleras',
  effort:
    'treadmill|parkrun|marathon|triathlon|crossfit|tennis|pickleball|golf|basketball|volleyball|softball|workout|cardio|zumba|run|running|exercise|exercising|spin|jog|jogging|gym|elliptical|bike|rowing|hike|hiking|class|dancing|swim|swimming|trainer|squats|lunges|hiit|peloton|5k|race|laughing|chasing|ejercicio|correr|gimnasio|bailar|reir|burpees|corri|corriendo|km|trotar|carrera|pedalee|pedalear|nade|nadar|nadando|entrene|entrenar|entrenamiento|trote|trotando|bici|bicicleta|caminadora|bailando|baile|cinta|maraton|subi',
  joy: 'joy|shootout|penalty|penalties|awards|award|exam|results|cup|thriller|auction|recital|joyful|happy|happiness|excited|excitement|love|pride|proud|thankful|grateful|crush|proposed|date|kiss|smiled|smile|hugged|wedding|interview|movie|movies|roller|horror|show|scale|speech|announced|news|surprise|excitedly|nervous|presentation|onederland|weighin|weigh|price|bill|finale|concert|alegria|emocion|amor|contento|contenta|feliz|felicidad|emocionada|emocionado|nervios|risa|susto|noticia|sorpresa',
  // Over 120 at rest is an emergency, 100 to 120 the surgeon's. Source: health-rules 6.1.
  pulse120: between(120, 220),
  pulse100: between(100, 119),
  // 38.0 C and 100.4 F, the stricter numbers. Source: health-rules 6.1.
  feverish: `${between(380, 419)}|38|39|40|41|${between(1004, 1069)}|${between(101, 106)}`,
  feverC: between(380, 419),
  // In tenths of a degree of Fahrenheit alone.
  feverF: between(1004, 1069),
  fever: 'fever|fevers|feverish|fevr|fev|feaver|fiever',
  lowOxygen: between(70, 92),
  lowSugar: between(20, 53),
  // What somebody complains to be without, so that what comes behind it is not denied.
  lack: 'pee|urine|urination|gas|bm|bms|sleep|energy|appetite|water|fluids|food|strength|pulse',
  pregnant:
    'pregnant|preggers|preggo|prego|preg|prgnant|pregnancy|trimester|prenada|prena|embarazada|embarazo|encinta',
  bleeds:
    'bleeding|bleed|bleeds|bled|blood|clots|clot|spotting|hemorrhaging|sangrando|sangro|sangre|sangrado|manchando|manchado|mancho',
  self: 'myself|meself|mself|myslf|mysef|herself|himself|yourself',
  bad: 'severe|severely|terrible|worst|unbearable|unbearably|excruciating|stabbing|horrible|horribly|intense|intensely|awful|agony|worsening|worse|killing|extreme|extremely|agonizing|insane|crazy|sharp|crippling|bad|brutal|crying|screaming|sobbing|unreal|hell|8|9|10',
  fiebre:
    'fiebre|fiebres|fievre|fiebra|fiebron|fiebrecita|fiebrota|calentura|calenturas|calenturita|calenturon|febricula|quebranto',
  // What is drunk in sips after the surgery.
  agua: 'agua|awa|aguita|liquido|liquidos|suero|sueros|caldo|caldito|te|tecito|jugo|hielo|hielos|hielito|hielitos|sorbo|sorbos|sorbito|sorbitos|trago|traguito|traguitos|buchito|buchitos|gelatina|electrolitos|gatorade|pedialyte|cucharadita|cucharaditas|gota|gotita',
  echa: 'echo|eche|echar|echarla|echarlo|echando|boto|bote|botar|botarla|botarlo|botando|saco|saque|sacar|sacarla|devuelvo|devolverla|escupo|expulso|expulsa|arrojo|lanzo|lance',
  // Less of oneself: what somebody wants who is afraid of eating.
  less: 'lose|losing|lost|loss|faster|quicker|number|scale|goal|goals|skinny|thin|thinner|smaller|punish|punishing|punishment|undo|drop|dropping|down|fat|fatter|weight',
  bajar:
    'bajar|bajo|baje|adelgazar|enflacar|rebajar|bascula|balanza|pesa|peso|numero|kilos|libras|meta|flaca|flaco|delgada|delgado|engordar|engorde|engordo|gorda|gordo|castigo|castigarme|subir|subo|talla',
  // Pain that goes on getting stronger, in whatever words.
  growing:
    'growing|grows|increasing|increases|increased|building|builds|intensifying|intensifies|escalating|stronger|empeora|empeoran|empeorando|empeoro|aumenta|aumentan|aumentando|aumento|crece|creciendo|intensifica|intensificando',
  belly: 'belly|stomach|abdominal|abdomen|tummy|gut|guts|epigastric|stomache|midsection',
  vientre:
    'estomago|barriga|vientre|panza|abdomen|tripa|guata|pancita|abdominal|abdominales|pansa|panzita|barriguita|bariga|estogamo|estomaguito|guatita|tripas|epigastrio|buche',
  pain: 'pain|pains|hurts|hurt|hurting|ache|aches|aching|cramp|cramps|cramping|painful|sore',
  tight:
    'tight|tightness|tightening|pressure|heavy|heaviness|squeezing|squeezed|crushing|crushed|burning|stabbing|stab|stabs|jab|jabs|sharp|discomfort|elephant|vise|killing|constricted|pinching|band|weight|burns|tightened|squeezes|crushes',
  chest: 'chest|chests|breastbone|sternum|breast|ribcage',
  dolor:
    'dolor|dolores|duele|duelen|doliendo|punzada|punzadas|ardor|arde|presion|opresion|aprieta|apretado|apretando|oprimido|oprime|peso|aplasta|aplastan|aplastando|pesado|pinchazo|pinchazos|molestia',
  breath: 'breathe|breath|breathing|breth|breathin|brethe|breaths|inhale|air',
  respirar: 'respirar|respiro|respiracion|aire|aliento|resuello|ayre|aigre|haire|airecito|respirando',
  floor: 'floor|ground|tile|tiles|carpet|deck|pavement|rug',
  piso: 'piso|suelo',
  doubled:
    'double|doubled|doubles|dubble|duble|dbl|dble|twice|doubling|overlapping|overlap|split|crossed|crossing|ghost|ghosting|blurry|blurred|blury|duplicate|duplicated',
  eyes: 'eyes|eye|eyeballs|vision|sight|eyesight|visions',
  eyesAndThings:
    '{eyes}|everything|everybody|everyone|letters|words|lines|objects|images|image|things|screen|text|tv|road|people|faces',
  doble: 'doble|dobles|borroso|borrosa|duplicado|duplicada|duplican|desdoblada',
  urine: 'pee|urine|urin|wee|piss|peeing|peed|urinated|urinate|urinating|pissed|pissing|weed',
  orina:
    'orina|orino|orinar|orinado|orine|pipi|pis|mear|meo|mee|meado|meando|orinando|orinada|orines|chichi|chichis|pichi|pichin|miar|miado|miccion|orinita|pipicito|mea|orinaba',
  wound:
    'incision|incisions|wound|wounds|stitches|stitch|staples|scar|scars|suture|sutures|hole|holes|site|drain|port|ports|button|incison|incisons|insicion|inscision|incission|stich|stiches|cuts|laparoscopic|trocar',
  herida:
    'herida|heridas|incision|incisiones|puntos|cicatriz|puntada|ombligo|heridita|heriditas|puntitos|cortecito|cortecitos|hoyitos|ombliguito|corte|cortes|sutura|suturas|costura|punto|hoyito|cortada|cortadas|cortadita|cortaditas|hueco|huequito|huequitos|hoyo|hoyos|venda|vendas|vendaje|gasa|gasas|costuras|grapa|grapas|drenaje|drenajes|incisin|insicion|insiciones|incicion|inciciones|rajadita|suturita|puntadas|puerto|puertos|puertito|puertitos|agujero|agujerito|boquete',
  weep: 'pus|puss|oozing|oozes|ooze|weeping|leaking|leaks|leaky|draining|drains|smelly|smells|stinks|discharge|infected|infection|opened|opening|gaping|foul|burst|spreading|split|reopened|popped|seeping|festering|yellow|green|undone|apart',
  eat: 'eat|eating|food|swallow|swallowing|meals|meal|solids|foods',
  fear: 'afraid|scared|terrified|terified|terrifies|dare|daring|fear|petrified|frightened|scare|anxious|panic|panicking|panicked|scares|afriad|dread|dreading|freaked|phobia|horrified',
  gain: 'gain|gaining|gained|regain|regaining|stretch|stretching|fat|scale|weight|control|calories|guilt|guilty|purpose|punish|deserve|scared|afraid|fear|secret|faster|thin|skinny',
  mealtime:
    'meal|meals|dinner|lunch|breakfast|eat|eating|ate|food|binge|bingeing|overeat|overeating|pizza|everything',
  miedo: 'miedo|panico|terror|pavor|temor|fobia|asusta|angustia',
  other:
    'dog|dogs|cat|cats|baby|toddler|son|sons|daughter|kid|kids|puppy|sister|brother|niece|nephew|kitten|neighbor|neighbour|coworker|grandson|granddaughter|friend|friends|boss|roommate|cousin|aunt|uncle|grandma|grandpa|child|children|colleague|grandpa|grandmother|grandfather|dad|father|people',
  otro: 'perro|perra|gato|gata|bebe|nino|nina|hijo|hija|hijos|perrito|hermana|hermano|vecina|vecino|amiga|amigo|prima|primo|abuela|abuelo|nieto|nieta|sobrino|sobrina|papa|tia|tio|jefe|suegra|nena|nene|nenes|beba|hijita|hijito|chiquita|chiquito',
  // What may be told of as absent, of somebody else or of long ago.
  told: '{vomit}|thrown|faint|fainted|faints|fainting|passed|collapsed|collapse|confused|confusion|chest|clot|clots|dvt|pain|pains|fever|fevers|stool|stools|poop|pooped|diarrhea|bulimic|anorexic|bulimia|anorexia|purge|purging|breath|breathing|breathless|winded|heart|blood|bleeding|attack|leg|swelling|swollen|swelled|nausea|vomits|palpitations|chills|redness|drainage|infection|pus|leaks|leak|leaking|dizziness|tightness|jaundice|pressure|dumping|shortness|incision|wound|seizures|desmayo|desmayos|desmaye|desmayado|desmayada|{vomita}|fiebre|dolor|dolores|calentura|sangre|diarrea|pecho|sangrado|nauseas|infarto|mareos|palpitaciones|coagulos|coagulo|falta|duele|duelen|infeccion|hinchazon|escalofrios|asfixia|feverish|vomitaba|desmayaba|mareo|mareada|hinchan|hinchados|hinchada|{fiebre}|taquicardia',
  operated:
    'sleeve|sleeved|surgery|operation|operated|op|bypass|postop|manga|operaron|operada|operado|cirugia',
}
