/**
 * Words of their own that stand one slip beside a word of a phrase: "putting myself first" is not "cutting myself".
 * They are read as they stand. English and Spanish words in everyday use, by how often they are spoken (SUBTLEX-US and a
 * list of the most common Spanish words), as far as a slip leads from them to a word of the phrases that find something:
 * the list is sent to phones. Slurs and vulgar words are left out.
 */
export const OWN_WORDS: readonly string[] = `
  aa aaa abandona abiertas abiertos aboard abort abrazo abri abrigo abril abrir abrire abro abused abuses abuso acaba
  acababa acabado acaban acabas acaben acaso accidente accidents aced aces acido acostarse acostarte acres acting
  acuerda adapt ademas adept adonde adrift affair afternoons afuera agent aground aguanta aguantar aguante ahogado
  ahorrar aiding aiguien ailing ails aired al alice alicia aliento alike alimento allo allows alloy alms alta altar
  alter ambient amino amounts amuse amusing anchors andie angel angles ankle anna anormal anos answers anteojos ants
  anvil apaga appearing arabe arana arbor arches ardent arder aren arena ares aria armed arming armor arroyo arruinado
  asher ashes asiento atender atlas atone atraco atreve attach attacks avid avoids awaiting awaits awhile ayudan ayudar
  ayudas ayude ayudo backed backing bacon bagged bagging bailed bailing baiting bajare bajas bajos baker bakes baking
  balanced balances ballet balling ballon balls balon banana bancos band bandaged bandera bands banes banged banger
  banging bangs banish banished banking banks banned banning bano barbed bard bares barged barging barker barking barks
  barley barred barring barro barrow barry barth basements basket basta bastante batch bathrooms batter battered battle
  beach beads beady beaming beans beard bearing bears beast beaten beater beatings becket becomes bee beeper beeping
  beeps bein beings belay belief believed believer believes bell bella bellas belle belli bello bells belonging belongs
  belted ben bench bender beng berth besame beth betting bettor bicker bikes biking bilge billed billing billy binding
  binds bing bingo birthdays bitte bitter blacker blacks blake blame blames bland blank blares blaze blazes bleep
  bleeps blend blending blessings blight bling block blocked blocking bloke blond bloods bloom blowing blown blur blurt
  blush boar boarded boarding boards boating bodas boeing boned bonos booing booked booking books booth borde border
  bore bores boring borrachos borrows bosque botas botes both bother bothers bottled bottoms bound bounds bout bowed
  bowel bowers bowl bowling bowls boxed boxing boyfriends braces brad bragging braid braids brain brainy brake bran
  brands brandy brant brave bravo brawn breach breached breathe breathed breather breathes breaths breck bred breed
  breeding breeds brent bret brett brian bride bridges bridget brief brig bright brighten brindo brings brink briny
  broker brood brooke brothers brow brown browning browns bruiser brunch brunt brushed brushing bubble buckets bueno
  buffer buffy bugging buick build buildings built bullets bully bumped bumping bumpy bunch bunny buns bunt burdens
  buries burned burners burrow burst burt bury burying busca buscado buscan buscare buscas busquen busques butch butt
  butte butting cabe cabezas cabina cabinets cable cabo cabs cache caes cages caido caiga cairo cajun cakes cal
  calientes calla callas calle caller calles calme calmed calming calms calorias calvo cama caminas camino caminos
  camion camisa camp camping camps canada cancel candler candles cannon canon canse canta cantar canto caper capped
  cappy capsule caras carats caray cards care cared cares caress carey cargada cargas cargo cargos caring carino carla
  carlo carlos caro carpe carr carrot carrots carry carson cart carte carton carts carver casada casado casados casar
  cases casing casino caste casting casts catches catching catchy cater cates cath causa causado causes cave caved
  caves caving ceased ceases ceilings celebrated celebrates cello cells cerro champ champs changed changing chaps
  chapters charles charmed charming charms charter chase chatter cheat cheater cheats checker checks cheek chess chests
  chet chick chico chile chill chilli chilly chimps ching chins chip choca choked chokes chooses choosy chops chord
  chores chubby chuck chucked ciclo ciego cielos ciento cigarrillos cigarros cinch citing clamp clamps clams clan clans
  clapped clapping claro clase clash clause clave cleanly cleans clear cleaves cleve click clicking cliente cliffs
  cling clips clive cloak cloaking clobber clocks clone cloned closer closes closest closets closing cloth clothe
  clothed cloud clouds clove clover clovers cloves cluck clucking coaches coaster coats coche coco codes coding coffees
  coffins coke cokes coles collapses collar color colts coman comando comas combinacion combinations combing combs
  comen comere comet comi comic comico comidas comienzo coming comio comite comme commie commits committee comoda
  comodo comparar compare complains complaint compra comprado comprare compras compro conde cones coney confesion
  confessed confuse confuso conn conocimientos conseguir consigo contando contarme conte contentos contents contesta
  contesto contigo continua continuara continued continuen continues conto controla controls contusion convertirse
  convertirte cooked cooks cooped coping copped copping copying cords core cores coro corre corres corso corta cortada
  cortado cortando cortare cortas corten cortex cortez cortos cosas costa costado costar costas costo cots couch cougar
  cough couldn counts county coupe coupled couples court courted courting cove coven cover covert covet coveted covey
  cracks crafted crain cram cramming crane crank crashed crashing crass crate craven cray craze creak creaking cream
  creams crean crease creen creer crest crew crock cross crosses crown crowned crowning cruises cruising crush crusher
  crushes crushing cualquiera cuanta cuanto cuantos cuarta cubby cuchillos cuenta cuentas cuente cuerdas cuero cuestan
  cueste cuestion cuidare cuidarte culpar culpo cunado cunning cured cures curing curling curry curse cursed curve
  curved dabble dados daisy dally damaged damages damas dame dana dancer danger danish dank danos danza dara daran dare
  dares darias daring darle darling darse darte dashing dated dating dawned daydreams dd dead dealings deals dear
  dearly dears deaths debas decide decides decidio decisions decoded dedication dee deeds deemer defuse degas deja
  dejalo dejan dejando dejara dejare dejas delante deleted delicious demasiada demasiados demos dense dentro deport
  depth derecha derechos derive desaparece desaparecen desaparecera descansa desea deseado desee deseos deserted
  deserved deserves desierto desist despedido desperto despierta despierten destroys destry detener detenga developer
  devolver devolvere devuelva devuelve dialing didn digger dijeras dimes dined diner ding dining dinners dipped
  direction diria disappears disappointments discharged diseased diseases disgust dishes disorders dispara disparan
  disparare dispararle disparas dispare disparos dissed dissing district districts ditch ditching dive diver dives
  diving doable dobie dobla doctor doctora doctores doesn doggy dolar dole doler done dong donna donne donor donors doo
  doped dopes dor dormi dormia dormire doubly doubted doubting dough douse dove dover doves downer downing doyle draft
  drago drains draper drawers dreams dreamt dreamy dress dressed dressing dried drifted drifts drinks drivel driven
  driver drives drone drought drown drowns drunk drunks drying ducha duel duelen duelo dueno duffer duffy dumped
  dumping dunk during dwelling dying earl early ears ease easing east easter eater ebrio echa echare echarle echarte
  eches echo edificios editing eel eels efforts eight eighth eights eighty elapsed electrocuted elephants elevate elfos
  ell ello embraced embraces emery empiece empties enable encuentra encuentre endings endure endured endures enema
  enero engines enjoys ensure enter entera enteras entere enters entice entra entran entrar entras entre entro entry
  envoy eras erased eraser ermine error escapa escaped escapes escapo esconde escondes escondida escondido escondidos
  escriba escribe escribio escribir escribo escudo esfera espejo esperad esperan esperar esperas espere esposas esposos
  estaban estara estaras estarias estas estate esten estos estrella estrellas estuvieran estuvieras estuvo eterna ether
  evacuation evaluacion evenings excess exciting excrement executed exhausto exista existe existen existia exists
  exited exito exits expenses external extranare extranas extrane extrano extras extremes extremo faced facial facing
  fades fail fails failures fait faker fakes faking falcon falda falla fallo fallow falls falsa faltan fame familiar
  familias fantasias fantasized farce fares farming farms farther fasten fasting fated fates fathers fatter favor
  favors favours fears feast feather feeding feeds feelings fees felix fellas fellow fences fender feria fester fetal
  fetching fever fewer fiasco fibre ficha fiends fifty fight fighter fights figura figure figured figures filed filing
  filled filling fills filth finale finalize finals finch finder finders fined finer fines finger fingernail fingir
  finn finnish fins firearm firearms fired firma firmas fished fishes fishing fisica fitch fitting fiver fives fixed
  fixing flack flake flames flapping flare flash flashed flashes flashing flattering flavor flavour flawed flecha flesh
  fleshy flight flights fling flint floated flock flogging flood floors flor flour flowing flung flush flying fogg
  folding fond font forces fore forge forged forger forgets forging forgot form formal forman formar formas format
  formed forming forms forrest forte forth forwards foster fought founding fours fraid frame franco frank frase freed
  frees freeways fresco fridays fried fright frighten frigid frisco froggy fronts frost frown frowning fryer frying
  fuels fuente fueran fueras fuerte fuertes fuerza fund funds funerals funky funnel futura futures fuzz gable gafas
  gain gains gaming gana ganan ganar ganarme gangs garaje garbage garde garth gasket gasping gassed gasto gather gatos
  gauge gazing gears geeks gender gentry gesto giles gills ginger girando girar girlfriends giver givin glades glide
  gloss gloves glowing goggle golpea golpeado golpes gong goo goody goose gorge goring gorra gotas grace graces grade
  grain grains gramps grand grandpa grange grano grape grasping grate gravel graves gravy graze greed greek greene
  greens greet grids grieved grieves griff grind grossed grounds grove grown guard guarda guarded guardo guards guild
  guile guilt guise guitar gummy gunning gunny gushing gusta gustara guste gutter haberlo haberme haberse habia habian
  habiendo hable hablo habre habria habrian hacerla hacerle hacerlos hacerte haces hacha hacian hacias hacienda hacker
  hailed hailing halcon hall halla halle hallowed halls hallucination halo halves hammer hams handed handing handled
  handler handles handy hanger hangover hangs hanks hanna hans hanzo happen hara haran haras harden harding hardy
  harias harley harp harper harping harpy harry hart harta hasn hast hasta haste hasty hatch hatches hatching hater
  hates hating hats haunt haven hazing hazlo heading heads healed healing heals heaps hear heard hears hearse hearst
  heartbeats hearth hearts hearty heat heated heath heather heating heats heave heavens heaving hecha hecho heck hedge
  hee heed heel heels height heir heirs hel hello helper heman herder herido heridos hero herr hers hielo hierro highs
  highways hijas hijo hills hing hinge hinting hippy hired hiring hiro hiss hissing hitch hitching hives hobby hogging
  hojas hoke holdings hole holed holes hombre homeless homer homes homing honcho honey honor hooked hooking hooks hoops
  hoot hooting hoots hopped hopping hoppy hops hora horns horribles horribly hors horse hose hoses hospitals hosting
  hosts hound hounding hounds housed houses hover hovering howard hubble hubieran hubieras hueles huelo humana humane
  humano humans humbled humping hunch hungary hunter hunting hunts hurled hurling hurst husbands huts ideals ideas ii
  il ills illusion image imagina imagined imagines imaging import importan importar importara importe imports imposible
  improves impulses impulso incense inch incoming inconvenienced inconveniente infeccion infect infecting infections
  infer infested inhaled inhaler inhales injected inmenso inn inner insect inside insider insides insure insured
  intends intense intent intenta intente intenten intentes intento intents invente invita invited invites invito iran
  iria irias issued itch jabon jailed jails jamon japon jason jeeps jelly jess jingle jogging joint jugular juices
  juicy jump jumper jumps june junta juntar junto juntos justo keeler keeper kelly kettle kicker killer killings kinds
  kissed kissing kitchens knack kneel knifed knight knights knocks knuckle l lace laced laces lack lacked lacking laker
  lakes lame lancha lands lane lanes lanning lanza larga larry lash lashes lass lasted lastimado lastimarte lastimes
  lasting latch later lather latte latter launch lawful leach leading leads leaking lean leaning leans leaping leapt
  leary lease leases leash leasing leather leaving ledger lee leeds lees leftover leigh lending les lesion lessen
  lessons lest lester letal levantarse levantarte leve levee lever lice licked licking lied lies lighted lighten
  lightening lighting liked liking lime limes lindo linea lineas linen linens liner ling linger linked links lisa lista
  listos lists litter liven liver livers llame llave llaves llegar llegara llego llenar llenas lleno lleva llevaba
  llevala llevan llevaran llevaras llevare llevaria llevarla llevarle llevarse llevarte llevas llevate lleve lleven
  lleves llevo llueve loaned loaves lobes lock locked locking locks lodge lodging loner longed lookee looker looky
  looming loops loopy loose loot looting lords los loser loses loss louse lover lovers lovey loving lucha luchas
  lugging lumber lumpy lunching lunes lurch lush lynch mach madera madly madres mailed mailing main major maker makers
  makings males mall malls malta mamma mananas mando mandy maneja manger mango manic manny manos mans mantra manzana
  mapping marca marcar marches marcos marcus marcy maria marian marion maris mark marked marker marking marron marry
  marrying mars marsh marty mary marys mash mashed masks mass massages master mastered masters matado matame matan
  matare matarte matas match matched matching maten mater mates math mating mature maxed mean meanings means meats
  medals media medias medicacion medicinal medicines medina meditation mejora mellow memos mended mending menor menores
  mens mentido mentir menus merci mereces merry mes messed met metals meter metere meterse meterte metio meto metodo
  metros midas miedos miento might mighty mikes mill mills mince minded minds mined mines mingle mining mirado miranda
  mirar mirarme misa miser miserably mision misled mismas mismos miso missed missing mistaken mistakes mister mitch
  mixer mixes moaning moans mocha modos molding molest molesta moleste momento moments mondays mondo monkey monos mont
  monte months monty mooning moore moose mopey moping mopping morira morn mornings morrow morse mortar mosey moth
  mother mothers motive motives mould mound mount mounted mounting mourning mouse mouths moved mover movers moves
  mowing mucha muchas muchos mudo muera mueran mueras muerde muere muerete muertas muerte muertes muerto muertos mueva
  muffy mulder mullet mummy munch mundos muneco murders muro museo mutilated mutters nacio nacion nailed nailing
  napping nappy naught navajo nearby neath neatly necesitan necesitar necesitas necesite ned needless needn needy negar
  nego neighborhoods neighbourhood neighing nelly nerds nervioso nesting newer niche nicht nicked nigh nights nines
  noble nobles noches nodes nombres noon norma norman normas norse norte north nose noses nosing notar noted nother
  novias novice nuca nueva nueve nuevos nurse objetivos obliga oblige oceano oceans odin offend offer ogros older olive
  olives olivia olor omar omer oof oops ooze opener openings opina oppression oranges orden orders organ organizar
  organize organized organo organos orion oscars oscuros others otras otro otter ouch ours outing outlined outlines
  outlive overdoing overdone overlay oversight owing owned pace paces pacing packed packing padre pagado pagan pagar
  pagarme pager pago paine paint painted painting paints pais palace palate palm palma palmer palos pals pamper panda
  pans panting pants papel pappy parada parade parados paradox paras parasites pardner parejas paren parent pares
  parish parker parks parque parry parson parted partners parto pas pasado pasan pasara pasare pasarme pasas pasear
  passed passes passing password pasta paste pastime patan patch patches patching pate patent patents patients patter
  patting pauper pause paved pavos pawns paying payoff pays pe peach pear pearce pearly pears peces pecho pechos
  pecking pedi pedido peeing peeking peeled peeling peels peeper peeping peeps pega pegarle peking penas pence pending
  pene pens pensamiento pense percy perdera perdere perdida perdidos perdio perdon perdy permanente permiso permit
  permita permite permitio permits persona persons pesado pesar petting picker picket pickin pickings pickled pictured
  pictures pidas piensa piense pierda pierdas pierde piles pinch pines pins pint piper pista pistas pistolas pistols
  piston pitch pitched pitching pits pl placa placed placer places plains plana planea planeas planeo planes planets
  plank planner plano planos plans plant planta plantas planted planting plata plates played plays pledge plight plots
  plowing plush po points pointy poisons poked poking polls pond ponton pools poop pooped poor poppin poppy pops posing
  possession posting posts pouch pound pours prado prague prank prayer preach preached preaching prefers prefiere
  preparado preparados presa presiona preso presos presses pressured preston preying prime print prision prison
  problema problemas props prove prying pudo pueda puede puertas puerto puesta puff puffs pulls pulse pulses pumped
  pumping punch punches punchy punos punta punto puntos pura pure pureed pureeing purees purge puro purposes purse
  purser purses pursue puse puso putt quack quedan quedando quedar quedarme quedas quede quedo queen queja quema
  quemado querian querias querida querra querria questions queue quiera quiere quieren quieres quiet quieta quieto
  quietos quilt quinn quint quinto quirt quisieras quiso quist quita quitame quitare quitarle quitarse quitarte quitas
  quiten quites quote rabia rabid race racer racers rach racked racking racks radios rages raging raices raid raiding
  rails rain rained raining rains raising raking ramon ramp rand range ranger rank ranting raped rapida rapidos rapids
  rapping rarely rash rashes rated rates rating raton ratones rave raves raving rays reaches reaching react reacted
  reacting read readings recalls recital recognise recognized recognizes reconoce recordare recorder recuerda recuerde
  recuerdos reds reed reeks reeling refer refiero refuge refused refuses refute regain regan regresan regresar regresas
  regrese reins released releases relied relies relieve remain remaining remains remembers remote removed remover
  removes render rent rental renting researcher reserve reserved reserves resiste resists resolver resource respira
  respiration respire resto retain retaining reto retro revere revolve revolver revolves ridden rider ridge riding
  riendo rift rigging righto rights righty rinds ring ringer ringers ringing ringo rink ripped ripping rippling rite
  rivers roach roads rom roman rooftops rooks roommate roped rotas rouge rough roughed roughing round rounding rounds
  rouse rove rover roving rowing rubble rubio rueda ruining rummy runny rushed rushing saber sabian sabias sabio sable
  sabra sabria sacare sacred sailed sailing sails saint sainted saints sake sakes sala salga salgo sali salia salida
  salidas salido salio salir saliva salle salon salsa salt salta saltar salte salto salts salty saluda salva salvar
  salvara salvo same sand sandra sands sangra sangrar santa sappy saran sash saturdays saver saves savin savings savor
  sawed sawing sayings says scab scales scalp scalped scamming scams scans scarce scare scares scarf scaring scarred
  scarves scary schools scold scolded scoot scoping score scored scores scrap scrapes scrapped scraps scratchy screws
  screwy sealing seals seams searches sears season seasons seated seating seats seattle secreta secreto secrets seder
  seeds seeking seeks seem seeming seen seer sees segui seguia seguida seguidos seguira seguire segundo sell selling
  sello sells semanas sen sender sending senhor senior senora senos sensa sensed senses sensor sentado sentar senti
  sentia sentidos sentira sentry sera seran serial serias serie serio serve serving setting settings settled settles
  settling sevens sever severed sewed sewers sewing sexist shacking shade shaken shaker shakers shaky shall shallow
  sham shame shamed shane shape shapes shaping shard share shared shares sharing shark sharpened shave shaves shaving
  shears sheep sheer shell shelled shelling shells shelly shh shingle shipped shipping ships shogun shone shoo shook
  shoot shootings shoots shopping shops shore shorts shorty shotguns shots shoulder shoulders shouldn shout shouting
  shouts shove showed showers showing shrew sicker siding siendo sienta siente sieve sifting sigas sigh sighing sighs
  sight sighting sights simple simples sing singed singer singers singing singled singles sings sinner sipping sire
  siree sirva sirven sirves sirvio sisters sith sits sitter sitting sixty skids skies skill skilled skilling skins
  skipper skis skulls slack slacking slade slammer slate slaved slaving slaying sleek sleeps sleepy sleet sleeved slice
  slick slid slide slides sliding slight slim slime slimy sling slipped slipping slips slit slots slowed slower slowing
  slumming slurping slush smalls smart smashes smelled smelling smoother snails snake snakes snapped snapping snare
  sneaking sneer snell snide sniff snitch snitches snort snowing snuck snuff snuffy soaking soaring sodas soggy sole
  solid soltar solutions sometime soot soporte sordo sort sory sought sound sounding sounds south spaced spaces spacey
  spade spare spared sparked spats speaks speck specs spell spelled spelling spells spices spied spies spike spikes
  spill spills spilt spins spite spitting splash splashed splashing splat splint splits splitting spool spoons sport
  spots spotting sprayed spraying spying ssh stable stack stacking staff staged staging stain stake staked stakes
  staking stale stalking stall stan stands stank staph starch stare stared stares staring stark starling starr starred
  starring starry stars started starter starting startled startling starts starved stat state stated stating stats
  stead steaks steamy steed steel steep steers stein stemple stems stepped stepping steps sternal steve steven stick
  sticker sticks stiff stills stink stinking stinky stitched stock stocking stoke stole stolen stomachs stomped
  stomping stone stony stool stoop stoops stopper stopping storing stork storm stormy straightened straights strain
  strand strange strangled strangler strayed strays streak streams streep streets stride strides strife striker string
  stripe stripes strive strode strokes struck struggles stuart stuffs stuffy stunk subido subo subways sucio suele
  suelo suelto suena suene suenos suero suerte suffocate suffocated sufrio suing suite suits sundae sundays sunny
  suppose supposes surfer surfers surge survives susto suture swabs swallows swapping swayed swaying swearing swears
  sweat sweaty sweep sweeping swill swiped switch switches switching swoon swords swore syria tabla tables tablet tacks
  tacky tailed tailing tails taint tainted taker takers takin tal tale tales talked talking talon tammy tang tango
  tanna tapa taped tapes taping tapped tardy tart tarta tasting tate tater taught taxes teach teaching tears tease tech
  techno techo techs teen teeth tejado tel telly temas temer temes temo tempe temperatures temples templo tempo
  temptations tended tending tendre tener tenga tenor tense tenso tent tents terminada terminal terminan terminare
  terminaste terminated terminen termines terminos termite terribles terribly terrors terry testing texas texto thank
  thanking thats thee theirs theme themes theresa thick thicker thighs thin thine thingy thinks thong thorough those
  though threat three threes throats throes thrown throws thursdays ticked ticker ticket tickets ticking tides tied
  tiempos tienen tienes ties tigger tight tighter tights til tiles till timed timer timers timmy ting tingle tink
  tinker tipped tipping tira tirando tiras tiren tires tissue toads toasted tocando tocar tocarme tocas toda todas
  toddy toilets token toledo tolerated toma tomado toman tomara tomare tomarte tomas tomate tomes tommy tomorrows tools
  topped topping tops torch toros torque tortura tortured tortures tory touchy tours toward towards towed towel towels
  tower towing toying trabaja trabaje trabajos trace traced traces tracing traen tragico tragos traia traido traiga
  traigo trail trailing train training trait trajo tranquil trapping trash trashing tratar trato trays tread treading
  treads treason tremor triad trick tricking tricks tries trifle trina trite troth troubled troubles trough truce
  trucks truco trunk trunks tubby tuck tucker tuesdays tuff tumbling tumor tuned tunel tunnels tunney turned turner
  turning turns twain twine types typing unbeatable undo universo unlike unsure untie upsets urge urged urges urging
  usable uther util uu vacia vacios vague valance valga valid valiente valla valle valued values valve valves vanishes
  vapor veas veer vegas veis velas vender vending vendo vengas vengo ventaja ventanas ventas vents venus veras verdi
  veria vices videos viendo viene viento vince vines viniendo visa visas visiones visita vista viste visto vivas viven
  vives vivi vivia vivid vivio vivira vivire voces void volvera volvere volvia volvio vomit votes vouch vowel vowels
  vuelo vuelta vuelva vuelve wading wager wailing wails waist waited waiter waits wakes waking walker walks walling
  wallow wallowing walter want wards warmed warming warms warts wary washed washes washing wasn wastes watches waters
  watery watts waved waving waxing wears weave weaving wedge wednesdays weeds weekends weeping weeps weigh weighs
  weights weir weirdo welcomed welcomes welling wells weren wetting whale whee wheeling wheels whereas whine whips
  whisky white whiting wholly whoo whopping whose wicked wicker widow wiles willed willing wills winch windows winds
  wines winged winger winging winked winner wiper wipes wired wires witch wives wobble women wong woods word wore
  worked worker works worlds worms worthy would wouldn wouldst woven wreak wreath wrecks wright wring writ writer
  writes writings wrongs wrought xxx yammering yanking yapping yearly years yeast yours youse youth yummy yyo zapped
  zipped
`
  .trim()
  .split(/\s+/u)
