import type { Phrase } from '../pattern.js'

const GOOD_NOW =
  'grateful|thankful|happy|goal|celebrate|celebrating|celebrated|healed|healthy|proud|blessed|sober|love'
const BACK = 'again|still|lately|back|but|tonight|same'
const YOUTH = 'ago|college|teen|teenager|teens|then|youth|twenties|school'
const YOUNG =
  'teen|teens|teenager|son|sons|daughter|kid|kids|student|students|class|niece|nephew|grandson|granddaughter'
const TRIFLE =
  'lol|haha|lmao|crush|phone|wifi|homework|post|game|broccoli|drama|dramatic|tiktok|internet|quiz|chores'
const JOVENES = 'hijo|hija|sobrina|sobrino|nieto|nieta|adolescente|nina|nino|alumno|alumna'
const NIMIEDAD =
  'brocoli|celular|novio|drama|jaja|jajaja|jajajaja|tarea|videojuego|internet|berrinche|rio|wifi|carnitas|verduras'
const JAJA = 'jaja|jajaja|jajajaja|jeje|jejeje|lol|broma|bromita|haha'
const PLACES = 'trabajo|oficina|cocina|clase|equipo|taller|empresa|gimnasio|gym|coro'

/** Days, families and jokes that stand beside the words of a crisis, in English. Source: health-rules 8.2, 9b.1; decision 53. */
const EVERYDAY: readonly Phrase[] = [
  // Over for years, said by whoever is well today.
  `${YOUTH} ~6 suicidal|die|dead|life|attempt|harm ~12 ${GOOD_NOW} ~8 ^${BACK}?`,
  `suicidal|die|dead|life|attempt|harm|depression ~4 ${YOUTH} ~12 ${GOOD_NOW} ~8 ^${BACK}?`,
  `since ~2 attempt ~8 ${GOOD_NOW}|good|birthday|cake ~6 ^${BACK}?`,
  // Letters of everyday.
  '{letters} ~8 santa|fairy|birthdays|nurses|veterans|wedding|invites|teacher|congress|senator|penpal|stamps ~4 ^gone|goodbye|without|after?',
  'wrote|write|writing|sent|mailed ~1 thank|thankyou|birthday|christmas|love|valentine ~1 you? {letters}',
  // Away for a day.
  '{want}|wait ~1 to? ~1 be gone|out by|before|from|of|on ~8 traffic|noon|work|office|five|vacation|trip|lake|beach|weekend|inlaws|laws|party|house|meeting ~4 ^forever|ever|good|body|head|life?',
  'disappear|vanish to|into ~2 cabin|beach|woods|mountains|spa|island|couch|bathtub ~8 book|weekend|week|friends|sister|wine|tea|coffee|sun',
  // Hunting and sport.
  'gun|guns|rifle|shotgun|pistol ~12 range|hunting|deer|season|skeet|clays|targets|sighted|estate|collector ~6 ^head|mouth|myself|end|tonight?',
  // Young people who mean nothing by it, as whoever tells it says.
  `${YOUNG} ~2 says|said|say|saying|yells|yelled|typed|types|keeps|jokes ~2 kms|kys ~10 ^too|myself|mean|me?`,
  `${YOUNG} ~1 says|said|told|texted ~2 she|he|shed|hed ~2 want|wants|wanted|would|literally ~3 die|died|dead ~8 ${TRIFLE}`,
  'lost|lose|losing my|the? will to live ~5 hold|line|dmv|zoom|meeting|traffic|queue|spreadsheet|ikea|commercials|airport|checkout|powerpoint',
  'if ~8 again|more ~1 im|ill|id ~1 jumping|jump|throwing|throw|flinging ~3 window|bridge|cliff|roof ~2 lol|haha|lmao|hahaha',
  // Stories and scripture.
  'villain|hero|detective|protagonist|character|captain|king|queen ~4 hangs|hanged|kills|shoots|drowns|overdoses|dies|poisons|jumps ~1 himself|herself? ~8 episode|season|chapter|movie|book|show|finale|series|writing|end',
  'sermon|bible|scripture|psalm|preacher|pastor|job|elijah|jonah ~8 wish|wished|asked|wanted|dying|die|death ~4 born|self|sting|sin|flesh|die',
  // Teams, seats and furniture.
  'team|band|choir|league|squad|kitchen|office ~2 is|are|plays|play|sings ~1 better ~1 off? without me',
  'waste of space in|on ~2 seat|seats|garage|closet|kitchen|suitcase|attic',
  'burden on|to ~2 airplane|plane|stadium|seats|seat|seatbelt|elevator|bike|horse',
  '{not} ~1 be ~1 a? burden ~1 at|on ~1 work|shift|office|team|crew|group ~6 asked|signed|trained|light|duty|back ~6 ^family|anymore|gone?',
  'felt|feeling ~1 like? a burden ~3 after|during|while|when ~6 joy|driving|helped|stronger|better|over ~4 ^still|dead|gone|again|off?',
  'nothing left|here|there for me in|at|on ~2 closet|fridge|pantry|drawer|store|mall|menu|rack',
  'nothing to live for in|on ~2 fridge|menu|pantry|closet',
  '{not} ~2 future for|with|in that|this|the|these|my ~1 couch|chair|jeans|pants|car|company|recliner|sofa|blender|treadmill|phone|dress|carpet',
  'no|lost hope for|of ~3 jets|cowboys|browns|team|season|plants|lawn|hair|laundry|garden|cubs|lions|mets',
  'never ~1 see|drink|eat|smell|taste another ~2 shake|broth|egg|puree|jello|yogurt|soup|popsicle ~2 as long as i live',
  'slept|sleep|sleeping|bed|blankets|nap|couch ~2 good|great|well|cozy|warm|comfy|hard|amazing|soft|delicious ~3 {not} want|wanna ~1 to? wake|get|leave|move up? ~4 ^ever|again|anymore|never|life?',
  '{not} ~1 do|take this anymore ~1 said|says|screamed ~2 jeans|pants|button|zipper|belt|knees',
  'life insurance ~2 papers|policy|premium|quote|rate ~6 rate|quit|smoking|cheaper|dropped|better|lower|approved',
  'scratched|scratches|cut|scraped ~2 arms|legs|hands ~1 up? ~3 blackberry|bush|bushes|berries|cactus|thorns|fence|roses|attic|christmas ~5 ^purpose|deliberately?',
]

/** The same in Spanish. */
const EVERYDAY_SPANISH: readonly Phrase[] = [
  'hace ~2 tiempo|anos|decadas|rato ~2 intente|quise|pense|queria|trate ~3 morir|morirme|matarme|quitarme|suicidarme ~2 vida? ~2 hoy|ahora? ~4 abrazo|agradezco|celebro|feliz|gracias|disfruto|bendecida|bendecido|sane|sana|bailo ~8 ^pero|otra|vuelvo|igual|todavia|sigo|volvi?',
  'bisabuelo|bisabuela|antepasado|actor|actriz|cantante|escritor|escritora|profesor|maestro|companero|companera|tatarabuelo|vecino ~1 se ~1 suicido|mato|ahorco|quito ~6 ^quiero|seguirlo|entiendo|yo?',
  'preguntaron|pregunto|preguntan ~2 si ~3 dano|hacerme|matarme|lastimarme|morirme|suicidio ~2 y ~1 dije|conteste|respondi|puse ~1 que? no ~6 ^menti|mentira|verdad?',
  // Sleep that was good.
  'dormi|durmiendo|dormir|dormido|cama|sueno|cobija|siesta ~2 rico|bien|delicioso|deliciosa|sabroso|gusto|calientita|profundo|bonito|rica|bebe ~4 no ~1 me? ~1 queria|quise|quiero|quiere|dieron ~1 despertar|despertarme|levantarme|levantar|salir ~4 ^nunca|jamas|mas|vida?',
  'lleve|llame|recoja ~9 noventa|cien|viejita|viejito|bailando|bisnietos|treinta|arrugadita|guapa|ochenta ~4 ^ya|pronto|noche?',
  // Off to somewhere.
  'todo|listo|lista ~1 listo|preparado|arreglado|lista? ~1 para|pa irme|ir|viajar|salir ~9 maletas|maleta|pasaporte|boletos|vuelo|vacaciones|viaje|playa|hospital|cirugia|mudanza|hotel|avion|boda|crucero',
  `carga|estorbo|bulto en el|la|mi|los ${PLACES} ~3 ^casa|ni|mundo?`,
  'no ~1 quiero|queria ser ~1 una? carga ~1 asi|entonces ~4 aprendi|pedi|busque|volvi|inscribi|capacitacion|trabajo|lavo|cocino ~8 ^morir|muero|irme|mejor?',
  'equipo|banda|coro|grupo|porra|cocina ~3 mejor|gana|juega|canta ~1 sin mi ~2 de|en|como|jaja|jajaja|jajajaja|que|soy',
  'nadie ~1 me ~1 extrano|extrana|extranaron|noto ~1 en la|el|mi|las|mis junta|oficina|reunion|vacaciones|trabajo|clase|fiesta|gym|gimnasio|boda',
  'todos|todas ~1 estarian|estariamos mejor|felices si ~3 trajera|hubiera|comieramos|pusieran|dieran|bajaran|lloviera|cerraran ~4 ^yo|muero|falto?',
  // Big words over small things.
  `si ~8 me ~1 tiro|aviento|lanzo|mato|cuelgo ~3 ${JAJA}`,
  `me ~1 tiro|aviento|lanzo ~3 ventana|balcon|barranco|puente|techo|azotea ~1 si ~10 ${JAJA} ~5 ^no|serio|verdad?`,
  `si ~8 me ~1 corto las venas ~4 ${JAJA}`,
  'me ~1 corto las venas con galletas|chocolate|papel|lechuga',
  `me ~1 pego|doy|meto un tiro|balazo si ~12 ${JAJA}`,
  `me ~1 quiero|queria|quise morir ~4 mande|audio|mensaje|jefe|pantalon|pantalones|foto|examen|lunes ~8 ${JAJA}`,
  `${JOVENES} ~2 grito|dice|dijo|grita|escribio ~1 que? ~1 se|me ~1 quiero|quiere|mata|muere|va ~1 a? ~1 morir|matar? ~9 ${NIMIEDAD}`,
  'esto no es vida ~2 dijo|dice|jaja|jajaja ~3 perro|gato|esposo|hijo|cunada',
  'me ~1 castigue|castigo|castigaron sin netflix|celular|redes|dulces|postre|series|tele|television|compras',
  // Things, not the one who writes.
  'pastillas|medicinas|medicamentos vencidas|vencidos|caducas|caducadas|caducados|sobrantes ~5 farmacia|reciclaje|punto|hospital|tire|lleve',
  'no ~1 vale la pena el|la|un|una|los pan|arroz|refresco|pastel|galleta|galletas|helado|tortilla|pizza|dulce|soda|taco ~3 ^vida?',
  'para|pa que ~1 sigo|seguir|quiero ~1 guardando|comprando|pagando|usando|midiendo|guardo',
  'no ~2 veo|tiene futuro a|en ese|esa|este|esta|el|la sillon|coche|carro|negocio|vestido|mueble|sofa|equipo|planta|plantas',
  'perdi|perdimos|pierdo ~1 esperanza|esperanzas de que|con ~2 llegue|gane|llueva|plomero|equipo|pase|contesten',
  'quiero|quisiera|necesito|voy ~1 a? descansar este|el|un|esta fin|finde|sabado|domingo|rato|semana|ratito ~5 ^siempre|paz|eterno?',
  '~4 ^dije|digo|conte|invente|menti|decir|inventar me ~1 rasguno|arano|mordio ~1 el|la|mi gato|gata|perro|gatita|gatito|perrita|perra ~8 ^mentira|menti|mentiras|verdad?',
  'me ~1 arane|rasgune|corte|raspe ~2 brazos|piernas|manos ~2 podando|jardin|rosal|cactus|zarza|moras|nopal|nopales ~4 ^adrede|proposito?',
  'inutil|inservible ~1 la|el|mi bascula|licuadora|aplicacion|reloj|control|impresora',
  'puente|puentes ~3 nuevo|colgante|viejo|romano|bonito ~4 vista|fotos|foto|paseo|pasos|hermosa|preciosa ~4 ^saltar|tirarme|brincar|abajo?',
  'caminamos|caminata|caminar|paseo|paseamos|cruzamos|fuimos ~3 puente ~6 vista|fotos|foto|pasos|perro|helado|rio|feria ~4 ^saltar|tirarme|brincar|abajo|pensando?',
]

/** Everyday sentences that look like words of crisis. */
export const CRISIS_EVERYDAY: readonly Phrase[] = [...EVERYDAY, ...EVERYDAY_SPANISH]
