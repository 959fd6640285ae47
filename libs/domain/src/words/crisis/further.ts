import type { Phrase } from '../pattern.js'
import type { CrisisFamily } from './families.js'

const GRAVE =
  'casket|coffin|cemetery|grave|graves|graveyard|urn|obituary|obituaries|tombstone|headstone|headstones|corpse|dead'
const TUMBA = 'panteon|caja|cajon|ataud|difunto|difunta|difuntos|muertos|tumba|cementerio|entierro'
const OFFSPRING = 'boys|girls|{kin}'
const COST =
  'bill|bills|expense|receipt|cost|problem|trouble|chore|mouth|weight|liability|burden|mess|debt|charge'

/** Further ways to say it, by the frame that was missing. Source: standards, C-SSRS screener; health-rules 9b.1; decision 53. */
export const FURTHER: Readonly<Record<CrisisFamily, readonly Phrase[]>> = {
  wish_dead: [
    'quisiera|ojala|deberia|mejor|hubiera ~3 no|nunca ~1 haber|hubiera|aver|ubiera ~1 nacido',
    `jealous|envious|envy|jelly ~6 ${GRAVE}`,
    `${GRAVE}|funeral|viewing|burial ~8 jealous|envy|envied|envious|lucky`,
    `${GRAVE}|viewing|funeral ~8 wish|wished|wishing|want|wanted ~3 me|trade|one|mine`,
    `envidia|envidio|envidie|celos ~5 ${TUMBA}`,
    `${TUMBA} ~7 envidia|envidio|quise|quisiera|cambiar|cambiarme ~3 ella|el|lugar|yo|descansan|descansa`,
    'cruzo|cruce|cruzar|manejo|conduzco|calle|carretera|altos|semaforos ~5 a ver si ~4 suerte|toca|favor|llevan|lleva|mata|muero|atropellan|golpe|pega',
    'no|sin ~3 miedo ~2 morir|morirme|muerte ~6 espero|contrario|deseo|quiero|llegue|alivio',
    'hubieran|hubiera|debieron ~2 dejado|dejaron|dejar ~1 en ~1 la|el anestesia|quirofano|mesa',
    'senor|dios|diosito|virgen|virgencita|cristo ~6 recogeme|recojas|recoja|recogiera ~2 ^la|el|los?',
    'cross|crossing|street|drive|driving|red ~6 see if ~3 lucky|luck|gets|hits|takes|happens',
    'mad|angry|annoyed|upset|tired ~2 my ~1 heart|lungs|body ~1 still|keeps|keep ~1 beating|going|breathing|working',
  ],
  no_reason: [
    `used to ~1 stay|hang|hold|fight|live ~1 on|alive? for my ~1 ${OFFSPRING}`,
    'antes ~2 aguantaba|luchaba|seguia|resistia|vivia por mi|mis|ellos',
    'was|were my ~1 only? reason ~5 {not} ~2 work|enough|hold|holds|keep|anymore',
    'nothing|nothin ~1 on this|my side for me',
    'no me ~1 mueve|sostiene|amarra|detiene|ata nada|ni|nadie',
    '^no vivi de mas|sobra',
  ],
  end_it: [
    'acabo|acabar|acabare|termino|terminar|terminare conmigo ~2 ^de|el|la|los?',
    'borrarme|borrar ~1 del mapa|mundo|planeta ~4 ^redes?',
    'hoy|manana|noche me ~1 bajo|bajare ~1 del|de mundo|tren|vida|este ~1 ^estacion?',
    'me ~1 voy ~1 a? desvivir|desvivirme|desvivo',
    'clock|clocking|clocked out ~1 of ~1 this|my? life|world|planet|existence',
  ],
  method_plan: [
    'se|decidi|decidido|tengo ~2 como ~4 que|cuando ~1 dia|cuando ~2 ^operan|operacion|cirugia|cita|alta?',
    'after ~1 my|the|her|his|our ~1 birthday|christmas|graduation|wedding|payday|easter|holidays|anniversary|party ~4 im|ill|i ~1 done|gone|doing|out|wont ~3 ^diet|work|school|weigh|gym?',
    'despues ~1 de|del ~3 cumpleanos|navidad|boda|graduacion|quinces|quinceanera|fiestas|anos ~8 no ~1 voy ~1 a? estar ~3 ^oficina|casa|aqui|clase|trabajo?',
    'wait|waiting ~1 until|till|for ~4 leave|leaves|asleep|sleep|gone|out|moves ~4 do ~1 it|myself ~3 ^laundry|gym?',
    'esperando|espero ~2 que ~3 vayan|salgan|duerman|vaya ~4 hacerlo ~4 ^fiesta|sorpresa?',
    'how high|tall|far ~2 does|do|would|must ~2 a|the|it ~2 bridge|building|deck|fall|roof|overpass|drop|balcony',
    'pills|{drugs} ~6 into|in one bottle|jar|cup|pile|bag ~4 ^week|organizer?',
    'me ~1 sente|acoste|pare|quede|acosté ~2 en|sobre ~1 las|la vias|via|rieles|riel ~4 ^foto|fotos|estacion?',
    'sat|sitting|sit|stood|standing|laid|lay|lying on the ~1 train|railroad|rail? tracks|rails ~4 ^photo|photos|lunch|ride?',
    'i ~1 know which|what bridge|overpass|tree|cliff|building|balcony ~3 ^photo|closed|route|exit?',
    'mezclo|mezclar|mezclando|mix|mixing ~3 pastillas|dolor|pills|ambien|oxy|oxys|xanax|tramadol ~3 vino|alcohol|wine|vodka|whiskey|tequila ~8 rapido|fast|work|works|enough|despertar|funciona|wake',
    'elegi|escogi|picked|chose ~2 domingo|lunes|martes|miercoles|jueves|viernes|sabado|sunday|monday|tuesday|wednesday|thursday|friday|saturday ~3 porque|because|cause|cuz ~2 nadie|no|nobody|noone',
  ],
  self_injury: [
    'snap|snapped|snapping|flick|flicked|flicking|pop|popping|jalo|estiro|suelto ~3 rubber|hair|liga|elastic|bands|band ~1 band|tie? ~10 skin|bleed|bleeds|bled|breaks|welt|welts|raw|sangre|sangrar|bruise|bruises|roncha|ronchas',
    'scalding|boiling|scalded|hirviendo ~1 hot? water|shower|agua ~5 my|mis|las|los|me ~2 legs|skin|arms|hands|feet|piernas|brazos|muslos|blistered ~6 because|until|till|gained|ate|deserve|punish|peso|castigo|hasta|ampolla',
    'me ~1 pegue|pego|azote|azoto ~1 con ~1 el|la|un|una cinturon|cable|palo|hebilla|zapato|gancho ~3 por|cuando|hasta ~4 comer|peso|castigo|comi|morado|moretones',
  ],
  burden: [
    `all i|im ~1 am|good ~1 to|for? ~1 them|him|her|is? ~2 ${COST}`,
    `im|i|am ~1 just|only|nothing|nothin ~1 but? another|a|an ${COST} ~4 ^eater|stall?`,
    'happier|better|quieter|lighter ~1 empty of me',
    'hijos|hijas|ninos|nietos|familia|esposo ~3 crecen|crecerian|viven|vivirian|estan|estarian ~1 mejor ~1 sin|con ~1 una|otra|otro|su|mi|abuela|mama|mi ~1 mama|madre|papa|padre|abuela|abuelo?',
    'soy ~1 puro|pura|nomas|solo ~1 un|una? gasto|estorbo|lata|bulto|cruz|gastadera',
    'llorarian|lloraran|llorara|lloraria ~3 rato|ratito|semana|dias|dia ~3 alivio|luego|despues|descanso|olvidan|tranquilos',
    'todo lo que toco lo|se ~1 arruino|arruina|echo|rompo|destruyo|pudre',
  ],
}
