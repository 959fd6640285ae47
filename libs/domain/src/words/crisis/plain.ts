import type { Phrase } from '../pattern.js'
import type { CrisisFamily } from './families.js'

const BLOWS =
  'punetazos|punetazo|cabezazos|cabezazo|cachetadas|bofetadas|trompadas|trompones|manotazos|madrazos|coscorrones|combos|pinas|zapes|golpizas'
const BODY_SPANISH =
  'piernas|pierna|cabeza|cara|estomago|panza|barriga|muslos|muslo|brazos|brazo|pecho|vientre|guata|misma|mismo|sola|solo'
const POISON =
  'clorox|lejia|raticida|racumin|insecticida|gramoxone|paraquat|baygon|matarratas|pesticida|plaguicida|lavandina|veneno|desinfectante|thinner|cianuro|destapacanos|muriatico|cloro'
const WATERS = 'mar|rio|lago|laguna|oceano|presa|represa|playa|canal|alberca'
const HITS =
  'encima|atropelle|atropellara|atropellaran|arrolle|arrollara|aplaste|aplastara|pase|pasara|llevara|matara|chocara'
const DEAD_SPANISH =
  'cielo|murio|fallecio|muerta|muerto|difunta|difunto|descanse|finada|finado|panteon|cementerio|alla'

/** What is said plainly, in the words of many countries. Source: standards, C-SSRS screener, items 1 to 5; health-rules 8.2, 9b.1. */
export const PLAIN: Readonly<Record<CrisisFamily, readonly Phrase[]>> = {
  wish_dead: [
    'estaria|estaremos|estar|mejor|estuviera ~3 bajo|debajo|enterrada|enterrado|tumba|cementerio|panteon|cajon|ataud ~2 ^piso|sueldo|precio|mesa|cobija?',
    'no|nunca ~1 abrir|abra|abriera ~1 los? ojos ~2 manana|mas|jamas|nunca|ya',
    'termine|acabe|harta|harto|aburri|canse|rendi|rindo|hastiada|hastiado ~1 de|con ~1 vivir|existir|estar ~1 viva|vivo? ^sola|solo|aqui|con|en|cerca|lejos?',
    'morir|muerte|morirme|morirse ~2 suena|parece|seria|ve|siente|daria ~4 vacaciones|descanso|alivio|paz|bonito|facil|tentador|regalo|rico|solucion|salida|liberacion',
    'hubieran|hubiera|debieron|debio ~2 dejado|dejarme|dejaron|dejar ~2 morir|ir|irme',
    'no ~1 quiero ~3 planeta|existencia|tierra ~2 ^firme?',
    'apague|apagarme|apagar|apaguen|desconecten|desconectarme ~2 todo|vida|mi|ya ~2 ^celular|telefono|tele|luz|luces?',
    'ojala|que|sea ~2 sea|fuera ~2 ultima ~1 noche|vez|manana? ^cirugia|dieta|operacion?',
    'muerta|muerto ~1 por|en ~1 dentro|vida',
    'da ~1 igual|mismo ~1 si? vivir|morir|vivo|muero|morirme',
    'no ~1 me ~1 veo|veia|imagino ~1 viva|vivo|llegando ~5 navidad|ano|futuro|cumpleanos|proximo|mayor|vieja|viejo',
    'rezo|pido|deseo|ruego|ojala|quiero ~2 por|un|me ~2 infarto|derrame|cancer|accidente|aneurisma ~2 ^no|familiar|mama?',
    'por que ~2 desperte|sobrevivi|salvaron|salvo|revivieron ~3 cirugia|operacion|anestesia|accidente|infarto|hospital',
    'why ~3 wake|woke|survive|survived|revive|save ~2 up|me ~3 surgery|anesthesia|accident|hospital|crash',
    'muertos|difuntos ~2 esperan|llaman|reclaman',
    `camion|carro|coche|tren|bus|trailer|micro|guagua|combi|metro|auto|colectivo|rayo ~3 me ~1 ${HITS}`,
    `me ~1 ${HITS} ~2 un|una|el|la ~1 camion|carro|coche|tren|bus|trailer|micro|guagua|combi|metro|auto|colectivo|rayo ~4 ^casi|ayer|hoy?`,
    'hubiera|hubiese|ojala|preferia|preferido|debi|debia|quisiera ~4 quedado|quedarme|quedara|quede|muerto|morido|morir|morirme ~3 mesa|quirofano|operacion|anestesia|cirugia',
    `quiero|quisiera|ganas|deseo|ojala|queria|irme|ir ~3 irme|ir|estar|reunirme|alcanzar|seguir ~4 mama|papa|abuela|abuelo|hijo|hija|esposo|marido|hermano|hermana|dios|ella|el|bebe|viejo|vieja ~5 ${DEAD_SPANISH}`,
    'quiero|quisiera|ganas|deseo|ojala ~4 dormirme|dormir|acostarme ~4 no|nunca|jamas ~2 despertar|despertarme|levantarme|abrir',
    'no ~1 me ~1 importaria|molestaria|quejaria ~4 morir|morirme|muero|amanecer|despertar|muerta|muerto',
    'bus|truck|train|car|lightning|semi ~2 hit|hits|struck|ran|flattened|took ~2 me ~5 thank|thanks|grateful|glad|happy|fine|mind|favor|favour|good|relief|complain|ok|okay',
    'parta|caiga|mate|fulmine ~1 un rayo ~4 descanso|descansar|mejor|acabe|acaba|ojala',
    'quiero|quisiera|necesito|solo ~2 descansar|irme|dormirme ~1 para ^la|el|manana|estar|poder|que|rendir|tener|seguir|mi|una|un|trabajar|lo|casa|comer?',
    'descansar|descanso ~2 eternamente|eterno',
    'rather|hope|hoping|wish ~3 ground|grave|coffin|underground|anesthesia|anaesthesia ~2 ^beef|turkey|coffee?',
    'ready|want|wish|hope ~3 join|joining|be with|go ~4 heaven|grave|dead|passed',
    'wouldnt|not ~1 mind|care|complain|object ~4 hit|ran|run|struck|killed|crushed ~3 bus|truck|car|train|lightning|semi',
  ],
  no_reason: [
    'que|igual|da|importa|mismo|lo ~4 vivo|viva|muero|muera|vivir|existo ~1 o ~1 que? ~1 no|muera|muero|viva|vivo|morir',
    'para ~1 que ~3 sigo|seguir|vivo|vivir|existo|existir|levanto|levantarme|lucho|despierto ~3 ^dieta|gimnasio?',
    'no ~2 encuentro|veo|tiene|hallo|tengo|queda|quedan ~3 vivir|seguir|existir|levantarme|vida ~3 ^dieta|gym?',
  ],
  end_it: [
    'hasta ~2 hoy|aqui ~1 llego|llegue ~2 ^capitulo|pagina?',
    'voy ~1 a hacerlo ~4 detengan|paren|busquen|adios|perdon|perdonen',
    'no ~1 me ~1 detengan|busquen|salven|revivan',
    'doy|puedo|aguanto ~1 mas ~4 hasta ~2 hoy|aqui',
    'hoy|noche|manana|ya|aqui ~2 termina|termino|acaba|acabo|terminara ~2 todo ~6 gracias|perdon|adios|perdonen|perdonenme|despido|cuiden|cuidense|quiero',
    'gracias|perdon|adios|perdonen|perdonenme|cuidense ~8 hoy|noche|ya ~2 termina|termino|acaba|acabo|terminara ~1 todo',
    'ends|end|over tonight|today ~4 thank|thanks|goodbye|sorry|bye',
  ],
  method_plan: [
    'busque|mire|averigue|pense|googlee|investigue ~4 puente|puentes|edificio|edificios|azotea ~4 alto|altos|altura|alta|pisos',
    'frasco|pastillas|navaja|puente|soga|pistola ~5 llama|llaman|tienta|tientan|tentacion|tentada|tentado|mira|miran ~2 ^nombre?',
    '{drugs}|blade|bridge|rope|gun ~3 calling ~1 my|me|to',
    'look|looked|looking|googled|checked|searched ~2 which|what ~1 bridges|bridge|buildings|building',
    '{drugs} ~4 reason|reasons ~2 not|why|left',
    'bridge|roof|overpass|balcony|pier|cliff ~6 low|no|without ~1 rail|railing|fence|barrier|net',
    'puente|azotea|balcon|terraza ~6 no|sin ~2 baranda|barandal|reja|malla|proteccion',
    'drive|driving|drove|car ~2 off ~2 pier|dock|bridge|cliff|overpass|edge',
    'train|trains|tracks|tren|vias|metro|platform|anden ~8 closer|cerca|cercano ~3 every|cada|day|dia|time|vez',
    'closer|cerca ~4 tracks|train|vias|tren|platform|anden|orilla ~3 ^station|estacion|hotel|casa?',
    'cuerda|soga|lazo|mecate|reata|cable ~3 baul|cajuela|closet|garaje|mochila|maletero|lista|listo ~2 ^electrico|luz?',
    'carro|auto|coche|motor ~2 prendido|encendido|andando ~4 garaje|cerrado|cochera|garage|ventanas',
    'practique|practicando|practico|ensaye|aprendi|probe ~2 nudo|nudos|salto',
    'tramadol|tramadoles|morfina|oxicodona|clonazepam|diazepam|lorazepam|rivotril|alprazolam ~4 razones|razon|todos|todas|juntos|juntas|guardados|guardadas|sesenta|cien|frasco',
    `tomar|tomarme|beber|beberme|tomo|trague|tragarme|tomando|tome|tomaria|bebo ~3 ${POISON}`,
    `veneno|raticida|matarratas ~4 tomar|tomarme|tomo|compre|comprar|tengo|guarde|guardado|para|mi`,
    `meterme|metiendome|metido|caminar|entrar|irme|nadar|hundirme|adentrarme|tirarme ~4 ${WATERS} ~5 no|nunca|sin ~2 salir|salga|volver|regresar|vuelvo|salgo|parar`,
    'look|looked|looking|lean|leaned|leaning|peered|climbed|stood|stand ~2 over|at|on|off|past ~2 rail|railing|ledge|edge|parapet|guardrail|balcony|bridge ~8 easy|level|drop|quick|tempting|floor|wondered|thought|far|high|let',
    'know|knows|found|remember|figured ~1 where ~4 gun|shotgun|pistol|rifle|shells|bullets|revolver|ammo|glock|guns',
    'walk|walking|wade|swim|swimming|drive|driving ~3 sea|ocean|lake|river|water ~4 keep|kept ~1 walking|going|swimming|driving',
    'bleach|antifreeze|drano|ammonia|pesticide|drain ~1 cleaner? ~7 drink|drinking|looking|stare|staring|swallow|tempted|quick|glass ~2 ^white|clothes|stain?',
    'crush|take|swallow|chew|apply ~1 all ~2 {drugs}|patches|them ~4 done|sleep|over|end|gone|forever',
    'azotea|techo|baranda|barandal|cornisa|puente|balcon|terraza|mirador|acantilado|barranco ~6 abajo|vacio|brincar|saltar|aventarme|tirarme|asome ~3 ^foto|fotos|vista?',
    'tome|tomado|tomar|tomarme|trague|tomare ~1 todas ~3 dormir|dolor|golpe|juntas|presion|corazon ~3 ^dijo|receto?',
    'se|tengo|escogi|elegi|decidi|puse|ya ~2 dia|fecha|hora|lugar ~2 y ~1 el|la|como? lugar|hora|como|metodo|forma|dia ~4 ^cirugia|cita|operacion|boda|fiesta|consulta|viaje|vuelo|curso?',
    'meter|meto|metiera|meterme|pegar|pegarme|dar|darme ~1 un|una? balazo|plomazo|disparo|escopetazo',
    'walk|walking|swim|swimming|wade|wading|drive|driving ~3 sea|ocean|lake|river|water|waves ~5 not|never|{not} ~2 come|coming|back|return|stop|turn',
  ],
  self_injury: [
    'cat|dog|gato|gata|perro ~2 scratched|scratches|bit|arano|rasguno ~3 lied|lie|lying|menti|mentira',
    `me ~3 di|doy|daba|dando|pego|pegue|meto|meti|dar|doi ~3 ${BLOWS}`,
    `${BLOWS} ~3 ${BODY_SPANISH}`,
    'scratched|scratching|clawed|clawing|picked|picking|dug|bit|biting|rubbed|rubbing ~3 {self}|skin|arms|legs|thighs ~2 bloody|raw|bled|bleed|bleeding|blood',
    'me ~2 arrane|arano|arane|rasguno|rasgune|muerdo|mordi|pellizco|pellizque|pincho|pinche|clavo|clave ~5 sangre|sangrar|sangro|castigo|coraje|rabia|culpa|proposito|adrede|muslo|muslos|brazo|brazos',
  ],
  burden: [
    'make|makes|making|made ~2 their|everyones|everybodys|his|her|kids ~1 lives|life ~2 harder|worse|miserable|difficult|hell',
    'hago|amargo|arruino|complico ~3 vida ~2 imposible|dificil|todos|hijos|ellos|esposo|familia|cuadritos',
  ],
}
