import { foodWords } from '../words.js'

/**
 * Names of dishes, plants and drinks that are words of their own, whether the table has them or not. A slip of one is a slip of
 * it: "alcapurias" is no caper, "torrejas" no grapefruit, "curtido" no coffee [own], after health-rules 9b.15.
 */
const DISHES = `
  acaraje achiote acitron aguardiente aguaje ajonjoli alboronia alcapurria alfajor alfajores alfenique almojabana almuerzo amarillo
  anafre anona antojito anticucho apanado arañita arepa arepita arracacha arrollado asado asopao atol ayote azafran bacalaito
  baho baleada bandeja barquillo batida batata beignet berenjena bienmesabe birria biscocho bistec bizcocho bocadillo bollo
  bolon botana brazo bunuelo burek buseca butifarra cabanosa cacerola cachapa cachito cajeta calalu calamansi caldillo
  caldosa camaronada camote canelones canoa caraota carapulcra carbonada carimanola carne carrucho casabe casado
  catibia catracha causa cazuela cebiche cecina cemita chacinado chairo chalupa chamorro champurrado changua chapulin charqui
  chaufa chayote chifrijo chilacayote chilate chilatole chinola chipa chipilin chirimoya chivito cholao chongo
  chorrillana chucho chuchito chumpe chuno chupe churrasco churro clayuda cocada cocido codito completo concha congri conserva
  coqueto coquito corunda corvina coxinha coyol cuajada cubano cuchifrito cuitlacoche cunape curanto curtido desayuno domplin
  dulce elote empanadilla empanizado enchilado encocado encurtido enfrijolada enmolada ensaladilla entomatada escabeche escamol
  esquite estofado fainá farofa feijao feijoada fiambre flauta fricase fritada fritanga funche galleta gandinga gandul garnacha
  gazpachuelo gordita granadilla granizado griot guacho guajolota guanabana guandul guarapo guascas guatita guayabera guineo
  guineito guiso guisquil hallaca hilacha hojaldra hormigon huacatay humita ishpingo jaiba jalea jibarito jicote
  jocon jocote jugo kibbe kipe lechon lechosa llajua llapingacho locrio locro loroco lulo macal machaca malanga malarrabia mallorca
  malta mamey mamon mandoca mangu manioc mantecado marquesote mariscada masa masita matahambre matambre mazamorra mejido
  mechada melcocha memela membrillo merengada milanesa miltomate minuta mixiote mofongo mogo molcajete molondron mondongo montuca
  morisqueta moqueca mote nacatamal nance naranjilla nispero ñoqui olluco pabellon pacaya paella paico palomilla pambazo pamonha
  panada panapen panecillo panetela panucho papadzul papusa parcha parrillada pasticho pastele pastelillo pastelito pastelon
  patacon patasca pate pebre pejibaye pelau pepian pepito pepitoria pibil picadera picarones picana pinchos pinolillo pinon
  pionono piononos pipian pitaya platanutre plato polvoron ponche pozol provoleta puchero pulpeta pupusa puyas quenepa quesadilla
  quesillo quibebe quinoto quipe rajas ranchera rapadura raspadura relleno rellenito repocheta repulgue rebozado revoltillo
  revuelto riguas rondon rosca rosquilla sajta salchipapa salpicon saltado salteña saltena sancochado sancocho sandunga sarza
  semita serenata silpancho sobao sofrito sopaipilla sopon sorullo sorullito sudado suspiro tacacho tajada tamalito tapado
  tapisca tasajo tayota tejate tembleque tequeno tiradito tiste tlayuda torreja torta tortuca tostada tostone totopo trifongo
  trucha tuba tusca tustaca vaho vianda vigoron yaniqueque yaroa yautia yuca yuquita zapallo zapote zarzuela
  ackee accra bammy bannock bhaji bhel biltong biryani bobotie boerewors bouillabaisse boxty brandade bredie burgoo cabidela
  callaloo cassoulet cawl chakchouka chapati cholent chouriço clafoutis cobbler colcannon coddle conchigliette couscoussou crubeen
  cullen dahi dhansak dhokla dolma dosa egusi eintopf empal falooda fattoush fesenjan feuille flummery frikadelle garganelli
  gefilte ghormeh gulab halim harira harissa idli injera irio jiaozi joumou kabsa kapusta karahi kasha katsu kedgeree keftedes
  khichdi kibbeh kielbasa kishke kofta kolache kreplach kugel kulfi kulolo laap labskaus lahmacun lamington larb laulau
  lefse lobio lumpia maafe malai mandazi mansaf mantou manti maqluba massaman mechoui mee menemen moimoi momo mochi muamba
  musubi naan nasi nihari nshima okonomiyaki okra orecchiette pakora panisse pappardelle paratha pastilla pavlova peperonata
  pilau pide pierogi pinakbet poha poi poutine puttanesca raclette raita rasgulla rasam ratatouille rempah ribollita
  rijsttafel rogan rosti roti sambal sambar sarma satay sauerbraten schmaltz shchi shish sinigang sisig skordalia skyr souvlaki
  soutzoukakia stamppot stollen strudel suadero sukiyaki suya tagine tamago tapenade taramasalata tarka tempura tiropita tonkatsu
  tteokbokki tourtiere upma vada vindaloo vol waterzooi welsh xiao yakisoba yakitori yassa zaatar zeppole zwieback
`

/** Common words that are no food, whose neighbors in letters are. */
const NO_FOOD = `
  printer paper pencil plastic cardboard plaster soap shampoo lotion candle battery blanket bottle brick broom brush bucket button
  camera carpet ceiling cement chair clothes computer copper cotton couch crayon curtain diamond doctor drawer engine eraser fabric
  feather fender finger flower garage garden gasoline gravel guitar hammer handle helmet hospital jacket keyboard kitchen ladder
  laptop leather letter lumber magnet marble mattress metal mirror nothing number office oxygen packing paint pallet panel
  petrol phone pillow plate pocket powderroom rubber saddle sandal scissors screen shirt shovel silver sister sneaker spoon
  station sticker stone street string table tablet teacher ticket timber tissue toilet towel tractor trouser umbrella vacuum
  varnish wagon wallet water window winter wooden wrapper zipper
`

/** The words of both lists in the form of `foodWords`. */
export const DISH_NAMES: ReadonlySet<string> = new Set(
  [DISHES, NO_FOOD].flatMap((names) => names.trim().split(/\s+/).flatMap(foodWords)),
)
