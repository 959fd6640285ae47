/**
 * Words of their own that stand one slip beside a word of a phrase: "putting myself first" is not "cutting myself".
 * They are read as they stand. English and Spanish words in everyday use, by how often they are spoken (SUBTLEX-US and a
 * list of the most common Spanish words), as far as a slip leads from them to a word of the phrases that find something:
 * the list is sent to phones. Slurs and vulgar words are left out.
 */
export const OWN_WORDS: readonly string[] = `
  aa aaa abandona abandono abide abiertas abiertos able aboard abort abrazo abrela abri abrigo abril abrio abrir
  abrira abrire abrirlo abro abuelo abused abuses abuso acaba acababa acabado acaban acabas acaben acaso acceso
  accidente accidentes accidents aced acero aces acido acostarse acostarte acres acting activa activo acuerda ad
  adapt addition ademas adentro adept adonde adrift affair afternoon afternoons afuera agent agente agree agrees
  aground aguanta aguantar aguante ahogado ahorrar ahorros aide aiding aiguien ailing ails aired al algo alice alicia
  aliento alike alimento alive allie allo allows alloy alms along alta altar alter alto amas ambient amino amo
  amounts amuse amusing anchors andan andie angel angela angeles angelus angle angles ankle ann anna anormal anos
  anotado anotar anote anoto answers anteojos ants anvil anywhere apaga aparato apart aparte appearing apuesto apunto
  arabe arabia arana arbor arches ardent arder aren arena ares aria arise armed arming armor arranca arrange
  arrangement arregla arreglamos arreglare arreglo arroyo arruinado asalto aseguro asher ashes asiento asunto atajo
  atender atlas atone atraco atreve atta attach attacks avenge avenue averigua aves avid avoids awaiting awaits
  awaken awhile ayudan ayudar ayudara ayudarla ayudas ayude ayudo azotea backed backing bacon bagged bagging bags
  bailed bailing baiting baja bajame bajare bajas bajo bajos baker bakes baking balanced balances ballet balling
  ballon balls balon banana banarlo banarme banarnos banarse banarte bancos band bandaged bandera bands banes banged
  banger banging bangs banish banished bank banking banks banned banning bano banos barbed bard bares barged barging
  barker barking barks barley barred barrels barril barring barro barrow barry barth based basements basket basta
  bastante batch bates bathing bathrooms batter battered battle battles beach beaches beads beady beak beaming beans
  beard bearing bears beast beaten beater beatings becket become becomes bee beeper beeping beeps began begin begins
  bein beings belay belief believe believed believer believes bell bella bellas belle belli bello bells belonging
  belongs belted ben bench bender benefits beng berry berth besame besides beth betting bettor bicker bikes biking
  bilge billar billed billing billy binding binds bing bingo birthdays bites bitte bitter blacker blacks bladder
  blake blame blames bland blank blanks blares blaze blazes bleep bleeps blend blending blessings blight blind bling
  block blocked blocking bloke blond bloods bloom blowing blown blur blurt blush boar boarded boarding boards boating
  bodas boeing boned bonos booing booked booker booking books booth borde border bore bores boring borrachos borrows
  bosque botas botes both bother bothers bottled bottoms bound bounds bout bowed bowel bowers bowl bowling bowls
  boxed boxing boyfriends bracelet braces brad bragging braid braids brain brainy brake bran brands brandy brant
  brave bravo brawn breach breached break breathe breathed breather breathes breathless breaths breck bred breed
  breeding breeds brent bret brett brian brick bride bridge bridges bridget brief brig bright brighten brindo brings
  brink briny broker brood brooke brothers brow brown browning browns bruiser brunch brunt brushed brushing bubble
  buckets bucky buen buenas bueno buffer buffy bugged bugging buick build buildings built bullets bulls bully bummer
  bumped bumping bumps bumpy bunch bunny buns bunt burdens buried buries burned burners burnt burrow burst burt bury
  burying busca buscado buscan buscare buscarla buscas busquen busques butch butt butte butting caballo cabe cabezas
  cabina cabinets cable cables cabo cabs cache cadera caera caes cages caia caido caiga caigo cain cairo caiste cajas
  cajun cakes cal calientes calla callas calle caller calles calme calmed calming calms calorias calvo cama camas
  cambian cambiaria cambias cambie camera camina caminas camine camino caminos camion camisa camp camping camps
  canada cancel candler candles cane cannon canoe canon cans cansada canse canta cantar canto caper capped cappy
  capsula capsule caras carats caray cards care cared cares caress carey cargada cargas cargo cargos caring carino
  carla carlo carlos caro carpa carpe carr carrier carrot carrots carry carson cart carta carte carton carts carver
  casada casado casados casar casas cases cashed casing casino caste castigado casting casts catches catching catchy
  cater cates cath causa causado causes cave caved caves caving ceased ceases ceilings celebrated celebrates cello
  cells centro cepillo cerro chains chair chambers champ champs chan chance chances chang change changed changes
  changing chaps chapters charge charged charges charles charmed charming charms charter chase chased chatter cheat
  cheater cheats checker checks cheek cheers cheesy chess chests chet chick chico chile chili chill chilli chilly
  chimps ching chins chip chipped chistes choca choices choked chokes chooses choosy chops chord chores chubby chucho
  chuck chucked chump ciclo ciego cielos ciento cierra cigarrillos cigarros cigars cinch circle circles citing clamp
  clamps clams clan clans clapped clapping claro clase clash clause clave cleaned cleaning cleanly cleans clear
  cleaves cleve click clicking cliente cliffs clima cling clips clive cloak cloaking clobber clocks clone cloned
  closer closes closest closets closing cloth clothe clothed cloud clouds clove clover clovers cloves cluck clucking
  coaches coaster coats coche cock coco code codes coding coffees coffins coger coke cokes colder coles collapses
  collar color colts coman comando comas combinacion combinations combing combs comen comere comet comete comi comic
  comico comidas comienzo coming comio comite comme commie commits committee comoda comodo comparar compare compete
  complains complaint completed completo compra comprado comprare compras compre compro conde cones coney confesion
  confessed confia confie confuse confuso conn conocen conocer conoces conoci conocimientos conseguir consent consigo
  constante contando contarme conte contentos contents contest contesta contesto context contigo continua continuara
  continued continuen continues conto controla controls contusion convent convertirse convertirte convince cooked
  cooking cooks cooped copas coping copped copping copying cords core cores coro corre corres corso corta cortada
  cortado cortando cortare cortas corten cortex cortez cortos cosa cosas costa costado costar costas costo cots couch
  cougar cough couldn counted counts county coupe coupled couples course court courted courting cove coven cover
  covered covert covet coveted covey cracks crafted crain cram cramming crane crank crashed crashing crass crate
  crater craven cray craze creak creaking cream creams crean crease creation creed creen creer crest crew cried cries
  crock crook crooked cross crosses crown crowned crowning cruises cruising crush crusher crushes crushing crust
  cualquiera cuanta cuanto cuantos cuarta cuarto cubby cuchillos cuenta cuentan cuentas cuente cuentes cuento cuentos
  cuerdas cuerno cuero cuerpos cuesta cuestan cueste cuestion cuevas cuidare cuidarte culpar culpo cunado cunning
  cure cured cures curing curling curry curse cursed curso curve curved cutler dabble dados daisy dally damaged
  damages damas dame dana dancer danger danish dank danos danza dara daran dare dared dares darias daring darle
  darling darse darte dashing dated dating dawned daydreams dd dead dealings deals dear dearly dears deaths debas
  debes decade decades decia decide decides decidio decidir decido decisions decoded dedication dee deeds deemer
  defuse degas deja dejaba dejala dejalo dejan dejando dejara dejaran dejaras dejare dejaria dejarla dejas delante
  deleted delicious dell demasiada demasiados demon demos dense dentro deport depth derecha derechos derive
  desaparece desaparecen desaparecera descansa descanse descansen descenso desea deseado desee deseos deserted
  deserved deserves desierto desired desires desist despedido desperate desperto despierta despierten destroyer
  destroys destry detail detained detener detenga deuda developer devolver devolvere devuelva devuelve dialing didn
  dieran diesel dieta differences digger digits dijera dijeras diles dimes dined diner ding dining dink dinners dinos
  dipped dira direction diria disappears disappointments discharged discover discovery disculpan disculpe diseased
  diseases disgust dishes disney disorders dispara disparale disparan disparare dispararle disparas disparaste
  dispare disparos dissed dissing district districts ditch ditching dive diver dives divide divided divina divine
  diving divino doable dobie dobla doble doctor doctora doctores document documento documentos doesn doggy dolar dole
  doler done dong donna donne donor donors doo doped dopes dor doris dormi dormia dormire dormirme doubled doubly
  doubted doubting doubts dough douse dove dover doves downer downing doyle dozen draft drago drains draper drawer
  drawers dreams dreamt dreamy dress dressed dressing dried drifted drifts drinks dripping drivel driven driver
  drives drone drought drown drowns drugged drunk drunks drying ducha dudas duel duele duelen duelo duena dueno
  duerma duerme duffer duffy dumped dumping dumps dunk during dutch dwelling dying earl early ears ease easing east
  easter eaten eater ebrio echa echare echarle echarte echas eche eches echo edificios editing eel eels efforts eight
  eighth eights eighty elapsed electrocuted elegir elephants elevate elfos ell ello embraced embraces emery emotions
  empiece empties enable encuentra encuentre endings endure endured endures enema enero engines enjoys ensure enter
  entera enteras entere enters entice entra entran entrar entrara entras entre entro entry envie envien envoy eras
  erased eraser ermine error escapa escaped escapes escapo escoge escogio esconde escondes escondida escondido
  escondidos escriba escribe escribio escribir escribo escritor escudo esfera espejo esperad esperan esperar esperas
  espere espero esposas esposos estaban estar estara estaras estarian estarias estas estate esten esto estos estrella
  estrellas estuvieran estuvieras estuvo eterna ether evacuation evaluacion evenings everybodys everyones excepto
  excess excite excited exciting excrement excusa excused excuses executed exhausto exista existe existen existia
  exists exited exito exits expects expenses expert explains extensive external extranare extranas extrane extrano
  extras extremes extremo faced facial facing fades fail fails failures fait faker fakes faking falcon falda falla
  falle fallo fallow falls falsa false falso faltaba faltan fame familiar familias fantasias fantasized farce fares
  farming farms farther fasten fasting fate fated fates fathers fatter faults favor favors favours fears feast
  feather fecha feeding feeds feelings fees felix fellas fellow fences fender feria ferry fester fetal fetching fever
  fewer fiasco fibre ficha fiend fiends fifth fifty fight fighter fighters fights figura figure figured figures filed
  files filing filled filling fills filth final finale finalize finals finch finder finders findings fined finer
  fines finger fingernail fingir finished finn finnish fins firearm firearms fired firing firma firmas fished fishes
  fishing fisica fitch fitting fiver fives fixed fixing flack flake flames flank flapping flare flash flashed flashes
  flashing flatter flattered flattering flavor flavour flawed flecha flesh fleshy flight flights fling flint floated
  flock flogging flood floors flor flour flowing flung flush flying fogg folded folding follow fond font foods forces
  fore forever forge forged forger forgets forging forgive forgot form formal forman formar formas format formed
  forming forms forrest fort forte forth forum forwards foster fought founded founding fours fraid frame franco
  francos frank frasco frascos frase freed frees freeways fresco fridays fried fright frighten frigid frisco froggy
  fronts frost frown frowning fryer frying fuego fuels fuente fueran fueras fuerte fuertes fuerza fumas fund funding
  funds funeral funerals funky funnel furry futura futures fuzz gable gafas gain gains gals gaming gana ganan ganar
  ganarme gangs gaps garaje garbage garde garth gases gasket gasping gassed gastar gasto gates gather gatito gatos
  gauge gazing gears geeks gender gentry gerry gesto ghosts giles gills ginger girando girar girl girlfriends giver
  givin glades glasses glide gloss gloves glowing goal goats god goggle golpea golpeado golpeo golpes gong goo goods
  goody goose gorge goring gorra gotas grabando grabs grace graceful graces grade grades grados graduacion grain
  grains gramps grand grandpa grange grano grape grapes grasping grate grave gravel graves gravy graze greater greed
  greek greene greens greet greta grids grieved grieves griff grind grossed grounds grove growling grown guard guarda
  guardan guarded guardia guardias guardo guards guild guile guilt guise guitar gummy gunning gunny gushing gusta
  gustan gustara guste gutter haberlo haberme haberse habia habian habiendo hable hablo habre habria habrian hacerla
  hacerle hacerlos hacerme hacerte haces hacha hacian hacias hacienda hack hacked hacker hailed hailing halcon hall
  halla halle hallowed halls hallucination halo halves hammer hams handed handing handled handler handles handling
  handy hanger hanging hangover hangs hank hanks hanna hans hanzo happen hara haran haras harden harding hardy harias
  harley harming harp harper harping harpy harry hart harta hasn hasnt hast hasta haste hasty hatch hatches hatching
  hater hates hating hatred hats haunt haven hazing hazlo heading heads healed healing heals heaps hear heard hearing
  hears hearse hearst heartbeats hearth hearts hearty heat heated heath heather heating heats heave heaven heavens
  heaving heces hecha hecho hechos heck hedge hee heed heel heels height heir heirs hel hello helper heman hence
  herder herido heridos hero herr hers hielo hierro highs highways hijas hijita hijo hills hing hinge hinting hippy
  hired hiring hiro hiss hissing hitch hitching hives hobby hogging hojas hoke holdings hole holed holes hombre
  homeless homer homes homing honcho honesty honey honor hooked hooking hooks hoops hoot hooting hoots hopeless
  hopped hopping hoppy hops hora horns horribles horribly hors horse horses hose hoses hospitals host hosting hosts
  hotels hound hounding hounds housed houses hover hovering howard hubble hubieran hubieras huele hueles huelo huevos
  humana humane humano humans humbled humor humour humping hunch hundreds hungary hunter hunting hunts hurled hurling
  hurst husbands huts ideals ideas ii il ills illusion image imagina imagined imagines imaging import importan
  importar importara importe imports imposible improvement improves impulses impulso incense inch include included incoming
  inconvenienced inconveniente infeccion infect infecting infections infer infested inhaled inhaler inhales injected
  injuries inmenso inn inner inning insect inside insider insides insure insured intends intense intenso intent
  intenta intentalo intentan intentare intentas intente intenten intentes intento intents intereses interest invent
  inventar invente invento invierno invita invited invites invito iran iria irias issued itch jabon jacket jailed
  jails james jamon japon jason jeeps jelly jerry jess jingle jogging joint joking joya juego jugar jugular juices
  juicy jump jumper jumps jumpy june junio junta juntar junto juntos justo karen keeler keeper kelly kerry kettle
  kicker killed killer killings kind kinds kissed kisses kissing kitchens kitten knack knee kneel knifed knight
  knights knocks knots known knuckle l lace laced laces lack lacked lacking laker lakes lame lancha landing lands
  lane lanes lanning lanza larga large largos larry lash lashes lass lasted lastimado lastimarte lastimes lasting
  latch later lather latte latter launch lawful layout leach leading leads leaking leal lean leaning leans leaping
  leapt learned learning leary lease leases leash leasing least leather leaving ledger lee leeds lees leftover legal
  leigh lending les lesion lessen lessons lest lester letal letter levantarse levantarte leve levee lever libra libro
  libros lice licked licking lied lies lifes lift lighted lighten lightening lighting lightly liked liking limb lime
  limes lindo linea lineas linen linens liner ling linger link linked links lisa lista listos lists litter liven
  liver livers llame llave llaves llegar llegara llegaste llego llenar llenas lleno lleva llevaba llevala llevan
  llevaran llevaras llevare llevaria llevarla llevarle llevarse llevarte llevas llevate lleve lleven lleves llevo
  llora llueve loaned loaves lobes locas lock locked locker locking locks locuras lodge lodging lone lonely loner
  longed loo lookee looker looky looming loops loopy loose loot looting lords lordy los loser loses loss louse lover
  lovers lovey loving lower lucha luchas lucia luck lucy luego lugging lumber lumpy lunar lunches lunching lunes lung
  lurch lush lynch mach macho mack madera madly madres mailed mailing main major maker makers makings males mall
  malls malos malta mamma managed manager mananas manda manden mando mandy maneja manger mango manic manny manor
  manos mans manta mantienen mantienes mantra manzana mapping marca marcador marcar marcas marcha marchado marches
  marco marcos marcus marcy mare maria marian marino marion maris mark marked marker marking marron marry marrying
  mars marsh marty mary marys mascota mash mashed masked masks mass massages masses massive master mastered masters
  matado matala matame matan mataran mataras matare mataria matarla matarte matas match matched matching maten mater
  mates math mating matters mature maxed mean meaning meanings means meats medals media medias medic medicacion
  medicinal medicines medico medina medios meditation mejora mellow memos mended mending menor menores menos mens
  mente mentido mentir mentiras mentiria menus mercado mercer merci mere mereces merecia merry mes meses messed
  messes messing met metals meter metere meterse meterte metio meto metodo metros midas miedos miento might mighty
  mikes mile miles mill mills minas mince minded minding minds mined mines mingle mining minutes minuto mirado
  miranda mirar mirarme mirrors misa miser miserably mision misled mismas mismos miso missed missing missus mistaken
  mistakes mister mitch mixer mixes moaning moans mocha model modos molding molest molesta molestan moleste molido
  momento moments mondays mondo monkey monos mont monte months monty moods mooning moore moose mopey moping mopping
  moral mordido mordio morira morn mornings morrow morse mortals mortar moses mosey motel moth mother mothers motion
  motive motives mould mound mount mounted mounting mourning mouse mouths moved mover movers moves movido mowing
  mucha muchas muchos mudo muera mueran mueras muerde muere mueren mueres muerete muertas muerte muertes muerto
  muertos mueva muevas mueve muffy mugged mulder mullet mummy munch mundos muneco murders muro museo mutilated
  mutters nacio nacion nailed nailing napping nappy narcoticos naught navajo naves nearby neath neatly necesitan
  necesitar necesitara necesitare necesitas necesite ned needless needn needy negar negativa negativo nego negra
  negros neighborhoods neighbourhood neighing nelly nerds nerve nerves nervioso nesting nevo newer niche nicht nicked
  nigh nightmares nights ninas nines nino noble nobles noches nodes noises nombres noodles noon norma norman normas
  norse norte north nose noses nosing notar noted nother notice novias novice nuca nueva nueve nuevos nurse object
  objetivos obliga oblige obra obras oceano oceans odin offend offer ogros older olive olives olivia olor omar omer
  oof oops ooze opener openings operacion operate operations opina oppression oranges orden ordena ordene ordeno
  orders oreja oren organ organizar organize organized organo organos orion oscars oscura oscuros other others otras
  otro otter ouch ours outing outlined outlines outlive overdoing overdone overdose overlay oversight owing owned
  owning pace paces pacing packed packing padre pagado pagan pagar pagara pagaras pagarme paged pager paging pago
  pague paine paint painted painting paints pais palace palate paliza palm palma palmer palos pals pamper panda
  panico pans panting pants papel papeleo pappy paraba parada parade parados paradox parar paras parasites pardner
  pardon parejas paren parent pares parish parker parks parque parry parson part parted partners parto pas pasa
  pasaba pasada pasadas pasado pasan pasar pasara pasaran pasare pasaria pasarla pasarme pasas pasear pasen passed
  passes passing password pasta paste pastime pasto pata patada patadas patan patch patches patching pate patent
  patents patients patio patter patting pauper pause paved pavos pawns paying payments payoff pays pe peach peaches
  pear pearce pearly pears pecado peces pecho pechos pecking pedi pedido pedo pedro peed peeing peeking peeled
  peeling peels peeper peeping peeps pega pegale pegarle pegged peking pelea pelean peleas penas pence pending pene
  pens pensado pensamiento pensara pensare pense percy perdera perdere perdida perdidas perdidos perdio perdon
  perdona perdonarme perdone perdoneme perdono perdy permanente permiso permit permita permite permitio permits pero
  perra perrito perros perry persona persons pesadillas pesado pesar petting phase phoned phones phoney phony picker
  picket pickin pickings pickled pictured pictures pidas pides piensa piense pierda pierdas pierde piles pinch pines
  pins pint pintar piper pista pistas pistolas pistols piston pitch pitched pitching pits pl placa placas placed
  placer places placing plaga plains plana planea planeas planeo planes planetas planets plank planner plano planos
  plans plant planta plantas planted planting plaque plata plate plates playa played player plays plaza pleased
  pleases pledge plight plots plowing plush po pocket pocos podia podra podre podrian podrias points pointy poisons
  poked poking police polite polls pond pondria pone ponerla ponerlo ponerse ponerte ponton pools poop pooped poor
  poppin poppy pops porque porquerias portal posing possession posting posts postura pouch pound pours powder power
  practice practices practising prado prague praise prank prayer prayers preach preached preaching precious prefers
  prefiere preparado preparados preparando preparation presa present presenta presente presento presents presiona
  preso presos presses pressured preston pretende pretendo pretends prevent preying prime print printed prision
  prison probable problema problemas promised promises propias propina propio props prove prying psyche psycho pudo
  pueda puede puertas puerto puesta puesto puff puffs puked puking pulga pulgar pulgas pulls pulse pulses pumped
  pumping pumps punch punches punchy punks punos punta puntito punto puntos pura pure pureed pureeing purees pures
  purge puro puros purposes purse purser purses pursue puse pusieron puso putt quack quedan quedando quedar quedare
  quedarme quedarse quedarte quedas quede queden quedes quedo queen queja quema quemado queme querian querias querida
  querra querria questions queue quiera quiere quieren quieres quiet quieta quieto quietos quilt quinn quint quinta
  quinto quirt quisieras quiso quist quita quitale quitame quitar quitare quitarle quitarse quitarte quitas quitate
  quiten quites quiza quote rabia rabid race racer racers rach racked racket racking racks radios rages raging raices
  raid raiding rails rain rained raining rains raised raising raking rally ramas ramon ramp rand range ranger rank
  ranting raped rapida rapidos rapids rapping rarely rash rashes rate rated rates rather rating raton ratones rave
  raves raving rays razon reaches reaching react reacted reacting read readings realised realized realizes reason
  recado recalls recent recital recoger recognise recognized recognizes reconoce recordare recorder records recuerda
  recuerde recuerdos reds reed reeks reeling refer refiero refuge refused refuses refute regain regalos regan
  regresan regresar regresas regrese regrets rehearse reins released releases relied relies relieve relieved remain
  remaining remains remembers remote removed remover removes render rendida rendido rendidos rendirse rent rental
  rented renting repairs repent researcher reserve reserved reserves reset resiste resists resolver resource respira
  respiration respire resto retain retaining reto retro returns revere revolve revolver revolves rick ridden rider
  ridge riding riendo rifles rift rigging righto rights righty rinds ring ringer ringers ringing ringo rink ripped
  ripper ripping rippling rise rite rivers roach roaches roads rocas rocked rom roman rompe rompi rompio rooftops
  rooks roommate rope roped rosas rotas rouge rough roughed roughing round rounding rounds rouse rove rover roving
  rowing rubble rubia rubio rueda rugged ruina ruinas ruining rummy rumor rumour runny rushed rushing rust saber
  sabia sabian sabias sabio sable sabra sabria sacare sack sacred sailed sailing sails saint sainted saints sake
  sakes sala saldria sale salga salgo sali salia salida salidas salido salio salir saliva salle sally salon salsa
  salt salta saltar salte salto salts salty saluda salute salva salvar salvara salve salvo same sand sandra sands
  sangra sangrar santa santo sappy saran sash satin saturdays saved saver saves savin savings savor sawed sawing
  sayings says scab scales scalp scalped scamming scams scans scarce scare scares scarf scaring scarred scarves scary
  schools scold scolded scoot scooter scoping score scored scores scrap scrapes scrapped scraps scratchy screws
  screwy scripts sealing seals seams searches sears season seasons seated seating seats seattle seconds secreta
  secreto secretos secrets sedative seder seed seeds seeking seeks seem seeming seen seer sees segui seguia seguida
  seguido seguidos seguira seguire segun segunda segundo segundos segura seguros selena sell selling sello sells
  semanas sen senado send sender sending senhor senior senora senos sensa sensed senses sensor sentado sentados
  sentar sentenced sentences senti sentia sentidos sentira sentry sera seran seres serial serias serie serio serve
  served server serving servira setting settings settle settled settles settling sevens sever severed sewed sewers
  sewing sexist shack shacking shade shaken shaker shakers shaky shall shallow sham shame shamed shane shape shapes
  shaping shard share shared shares sharing shark sharpened shave shaves shaving shears sheep sheer shelf shell
  shelled shelling shells shelly shes shh shift shingle shipped shipping ships shoes shogun shone shoo shook shoot
  shooters shootings shoots shopping shops shore shorter shorts shorty shotguns shots shoulder shoulders shouldn
  shout shouting shouts shove showed showers showing shown shrew sicker sides siding siege siendo sienta siente
  sierra sieve sifting sigas sigh sighing sighs sight sighting sights signed simple simples sing singed singer
  singers singing singled singles sings sinned sinner sipping sire siree sirva sirven sirves sirvio sisters site sith
  sits sitter sitting sixth sixty skids skies skill skilled skilling skins skipper skis skulls slack slacking slade
  slammer slate slaved slaving slaying sleek sleeps sleepy sleet sleeved slice slick slid slide slides sliding slight
  slim slime slimy sling slipped slipping slips slit slots slowed slower slowing slumming slurping slush smalls smart
  smashes smelled smelling smells smile smith smoked smoker smokes smokey smoother snack snails snake snakes snapped
  snapping snare sneaking sneer snell snide sniff snitch snitches snort snowing snuck snuff snuffy soaking soaring
  sobbed sobo sobra sobre sobrevivio sobrevivir sodas soggy soil sole solid soltar solutions solve solved sombra
  sometime soot soporte sordo sorry sort sory sought sound sounding sounds south spaced spaces spacey spade spain
  spare spared sparked spats speaks speck specs speedy spell spelled spelling spells spends spent spices spied spies
  spike spikes spill spills spilt spins spirits spit spite spitting splash splashed splashing splat splint splits
  splitting spoils spoke spool spooner spoons sport sporting spots spotting sprayed spraying spying ssh stable stack
  stacked stacking staff staged staging stain stains stake staked stakes staking stale stalking stall stan stands
  stank staph starch stare stared stares staring stark starling starr starred starring starry stars started starter
  starting startled startling starts starved stat state stated stating stats stead steaks steamy steed steel steep
  steers stein stemple stems stepped stepping steps sternal steve steven stick sticker sticks stiff stiles stills
  stink stinking stinks stinky stitch stitched stock stocking stoke stole stolen stomachs stomped stomping stone
  stoner stony stool stoop stoops stopper stopping stored stores storing stork storm stormy straightened straights
  strain strand strange stranger strangled strangler strapped strayed strays streak stream streams streep streets
  stride strides strife striker string strings stripe stripes strive strode strokes stronger struck struggled
  struggles strung stuart stuffs stuffy stunk subido subo subways sucio suegro suegros suele suelo suelte suelto
  suena suene suenos suero suerte suffocate suffocated suficiente sufrio suing suite suits summers sumner sundae
  sundays sunny sunset super supports suppose supposes surfer surfers surge surgeons survives susto suture swabs
  swallows swapping swayed swaying swearing swears sweat sweaters sweaty sweep sweeping sweeter swell swill swing
  swings swiped switch switches switching swoon swords swore syria tabla tables tablet tacks tacky tailed tailing
  tails taint tainted taken taker takers takin tal tale tales talked talking talla talon tammy tang tango tank tanna
  tapa taped tapes taping tapped tarado tarde tardy tarry tart tarta tasted tastes tasting tate tater taught taxes
  teach teaches teaching teams tears tease teasing tech techno techo techs teen teeth tejado tel telling telly temas
  temer temes temo temor temp tempe temperatures temples templo tempo temptations tended tending tendre tener tenga
  tenor tense tension tenso tent tents tercera tercero term terminada terminal terminan terminare terminaste
  terminated terminen termines terminos termite terribles terribly terrors terry testament tested testing texas texto
  thank thanking thats theater thee theirs theme themes theresa thick thicker thighs thin thine thingy thinks thong
  thorn thorne thorough those though threat three threes throats throes thrown throws thrust thumb thursdays tick
  ticked ticker ticket tickets ticking tides tied tiempos tiene tienen tienes tierras ties tigger tight tighter
  tights til tiles till timed timer timers times timmy tina ting tingle tink tinker tipped tipping tira tirado
  tirando tiras tiren tires tirita tiritas tissue titles toads toallas toasted tocando tocar tocarme tocas toda todas
  toddy together toilet toilets token toledo tolerated toma tomado toman tomara tomare tomarme tomarte tomas tomate
  tomes tommy tomorrows tonterias tools topped topping tops toquen toques torch tore tormenta toros torque torre
  torta tortas tortuga tortura tortured tortures tory touchy tough tours toward towards towed towel towels tower
  towers towing toying trabaja trabaje trabajos trace traced traces tracing trade trae traen tragico tragos traia
  traido traiga traigo trail trailing trails train trainer training trait traje trajo trampa tranquil trapping tras
  trash trashed trashing trata tratar traten trates trato traves trays tread treading treads treason treatments
  treats treaty tremor triad trick tricking tricks tried tries trifle trina trip tripped triste tristes trite troth
  troubled troubles trough truce truck trucks truco trucos trunk trunks trusts trying tubby tuck tucker tuesdays tuff
  tumba tumbling tumor tuned tunel tunnels tunney turned turner turning turns tutor twain twine twitch types typing
  unbeatable understands undo unicas unico unicos unido universo unlike unsure untie unto update upper upsets urge
  urged urges urging usable useless uther util utter uu vaca vacia vacias vacios vago vague valance valga valid
  valiente valla valle valued values valve valves vanishes vapor vault veas veer vegas veis velas venas vender vendi
  vendido vending vendo vengas vengo ventaja ventanas ventas vents venus ver veras verdad verdadero verdi veria
  vested vice vices videos viendo viene viento viera vince vines viniendo vinos virgin visa visas visiones visita
  vista viste visto vitaminas vivas viven vives vivi vivia vivid viviendo vivio vivira vivire voces void volvera
  volvere volvia volvio vomit vomite votar votes vouch vowel vowels vuela vuelo vuelta vuelva vuelve wading wager
  wages wailing wails waist waited waiter waits wake wakes waking wales walker walks walling wallow wallowing wally
  walter wander wandered wandering want wanted wants wards warmed warming warms warts wary washed washes washing wasn
  wastes watches waters watery watts wave waved waving waxing wealthy wearing wears weave weaving weddings wedge
  wednesdays weeds weekends weeping weeps weigh weighing weighs weights weir weirdo welcomed welcomes welling wells
  weren wetting whale whatever whee wheeling wheels whereas wherever whimpering whine whips whiskers whisky whisper
  white whiting whoever wholly whoo whopping whose wicked wicker widow wiles willed willing wills winch winding
  windows winds wines winged winger winging winked winner wiper wipes wired wires witch wives wobble wolves women
  wonders wong woo wood woods woody word wore worked worker works worlds worms worries worthy would wouldn wouldst
  wounded woven wrapped wreak wreath wrecks wright wring writ writer writes writings wrongs wrote wrought xxx
  yammering yanking yapping yards yearly years yeast yelling yells yikes yoghurt yonder yours youse youth yummy yyo
  zapped zipped zombies
`
  .trim()
  .split(/\s+/u)
