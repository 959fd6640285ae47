// Made by `npm run learn:words` from the lists of sentences; nothing in it is written by hand.
import type { LearnedCues } from '../cues/cues.js'
import type { CrisisFamily } from './families.js'

export const CRISIS_CUES: LearnedCues<CrisisFamily> = {
  start: -3,
  weights: [
    [31, 'envi~'],
    [30, 'kms|tied'],
    [29, 'auto~|mere~|miss me'],
    [28, 'bout|deliberately|exis~|las _ hasta|si'],
    [27, 'being dead|my funeral'],
    [26, 'aventarme|matarme'],
    [25, 'atte~|could use|cuts|dese~|had _ me|like me|okay|passwords|why couldnt'],
    [
      24,
      'arra~|close to|contemplating|desearia|do it|finishing|harm~|ive _ out|knot|lo _ que|no future|nobodys|painless|sh|will _ live',
    ],
    [
      23,
      'arre~|been _ tablets|being alive|cant see|cast~|dear|drag|envy|fore~|fr|hate it|how _ it|i envy|i wont|im too|mas me|nece~|nothing _ me|own arm|pen|proposito|reports|secretly|that _ woke|this body|to _ kids|tomorow|you know',
    ],
    [
      22,
      '. _ esta|and _ mean|any longer|arm with|as punishment|born .|con todo|cuando me|end _ it|end things|estar|exactly _ i|exit|forearm|give out|here in|i _ dead|i live|im _ here|im the|inju~|into _ tree|keep a|many _ on|no good|on life|point _ me|pray~|said it|to anybody|to everyone|tracks|trade|trad~|up how|up tomorow|urges|urge~|water so|what _ am|who _ me|world would|yo',
    ],
    [
      21,
      'a proposito|about killing|about me|all _ for|an accident|and _ me|blade|cut _ again|door|doy|esto|estuve|everyone .|existir|genu~|hang myself|hope _ .|i _ cut|i _ hurting|i _ where|ive worked|les|lie there|like _ myself|me corto|me mato|mix|my exit|not being|not deep|of oxygen|on _ stomach|own legs|por que|quiero _ .|scissors|scis~|sewerslide|sewe~|stood _ the|sucidal|suci~|thought about|thoughts _ back|volvi a|waiting for|what _ do|when _ house|why _ they|wish~|wont be|would _ me|yo .',
    ],
    [
      20,
      'a burdon|a suicide|all i|bled _ i|born my|burdon|calma|chosen|cortarme|cortes|cuen~|cut .|cuts .|daughter _ the|ending it|escr~|esperanza|estorbo|finds me|going _ take|goodbye .|hard when|hasta sangrar|hitting my|hoping|hopi~|i _ of|id _ out|im about|imagining|in _ way|into _ leg|is life|its all|keep breathing|knife _ my|life _ a|life _ no|life on|live _ this|live like|llevame|llevame ya|me calma|mess|might take|myself _ to|not _ it|not for|od|on _ bridge|pastillas para|pego|permanently|pienso|pien~|praying|problemas|relapsed|shed|slit my|suicidas|the blade|the razor|then im|to bleed|tonite|un _ para|useless person|viva|want _ cut|what _ need|why _ .|why _ going|with _ gone|word',
    ],
    [
      19,
      '. thoughts|. wanna|a lighter|a veces|about _ in|ahorcarme|am a|completely hopeless|con _ vida|considering|cuting|cuti~|cutting _ i|cutting and|empty and|even alive|existing|favor|golp~|goodbyes|gun|has no|hot _ on|im _ waste|im a|into traffic|is _ only|it _ after|killing myself|knife to|least|left alone|like _ life|me _ matar|me _ pronto|me they|my goodbyes|my wrists|myself hard|myself my|need _ they|never _ up|nothing _ live|once im|picturing|plan to|pointless|punishment|rema~|sounds|soun~|the people|the pills|theres _ to|thinking _ jumping|this time|to overdose|train|unalive|vivi~|wall _ i|wasnt here|what for|whod|with anything|with it',
    ],
    [
      18,
      '. _ looked|a _ if|a place|after .|and _ never|answer|arm again|attempted|be _ my|be dead|been _ about|been _ my|burning myself|by _ own|corte los|could just|ctb|date and|de estar|death would|do _ my|dug|end _ all|espe~|fantasise|fantasise about|feeling suicidal|for months|go on|having _ thoughts|hopless|hopl~|hurtmyself|i ask|i dream|i fantasise|i pray|im gone|ive _ my|just in|keeps saying|kill myself|life anymore|living _ is|log off|looking _ me|make it|mean it|my _ note|my arms|my live|needs me|night i|no despertar|no hay|no light|not _ here|of life|one for|opened _ eyes|opened my|oxy|para que|pensando|pensando en|pense en|quiero _ y|right now|secr~|skin off|so _ can|sobr~|solo estorbo|soy un|suffering|tbh|terminar con|the anesthesia|the cutting|the problem|this _ be|tira~|to _ if|under _ ground|vida no|videos|viviria|what _ did|will ever|wish _ wasnt|with life|y se|ya tengo',
    ],
    [
      17,
      '. gonna|. sh|. standing|a _ any|a _ nobody|afraid ill|already _ the|and _ nothing|anyone .|asleep forever|be happy|being around|better _ me|by me|can go|cant _ why|clean from|commit|cost|cuting _ legs|cutting again|dead by|deal|death _ be|decidido|done _ life|dont _ a|drown myself|en _ casa|ending things|estaria|estaria mejor|everything _ pointless|given _ on|go _ sleep|happens|harming|have _ easier|head until|i burn|i cost|i pull|i scratch|i survived|im _ ill|im _ weight|imagine|imag~|in _ world|is _ no|is on|itd|killmyself|knuckles|knuc~|la idea|la vida|las ganas|life _ not|life _ over|living .|lost all|me _ cuando|me here|morir|my _ could|my _ so|my _ tablets|my goodbye|my knuckles|my only|my wrist|no _ manana|no _ me|nothing but|of _ alive|off _ me|on _ house|on living|para seguir|pills .|point anymore|punched _ in|punched myself|que dios|queda nada|quiero matar|rail|sangrar|since _ surgery|take _ of|take care|that _ a|that _ want|the _ id|the day|theyd _ me|theyd cry|this life|ticket|tirarme|to anyone|to killmyself|to od|until _ die|vida .|wake _ from|want _ jump|ways to|what am|wish _ were|wont _ to|wont have|work for|world be|would even|would it|wrote my',
    ],
    [
      16,
      '. _ gone|. _ isnt|. _ use|. ill|. solo|a life|a weight|after me|al tren|all _ is|all _ meds|am so|and _ want|and how|and stay|another year|anyw~|at least|autolesiono|better after|blad~|blame|blam~|calm down|can get|chose the|cliff|colgar|corto|cuerda|cut _ arms|de pastillas|dead weight|decided|die .|does _ even|dont tell|escribi|estarian|everyone _ they|everything _ the|futuro|gonna|gonn~|haria|hari~|hed _ happier|hopeless .|i _ mean|i _ see|i counted|i were|if _ just|im stuck|in _ night|is done|is goodbye|is just|it doesnt|just _ burden|just _ everything|just _ my|just not|kids would|killl|killl myself|left and|life _ be|live anymore|live for|living _ like|living feels|looking up|me around|me autolesiono|me gone|me pego|me quiero|might do|morirme .|my _ black|my _ im|my _ open|my _ until|my painkillers|my thigh|myself is|nadie me|nadie se|no _ needs|of _ train|of space|of this|off _ bridge|ojala|ojal~|on purpose|one needs|out _ life|out on|pared|pienso _ el|pls|pointless .|rato|raw|ready _ die|relapse|scratching|sick _ me|sleeping tablets|space and|started _ again|stay alive|still alive|stop _ myself|sui|sui thoughts|suicide note|suic~|suis~|the _ number|the rope|theres _ tomorrow|this _ goodbye|tired _ me|to _ bridge|to calm|told the|tomarme|turned the|unal~|up _ life|urge|use the|volvi|walk into|walking into|waste _ space|water _ i|went _ bed|whatsoever|widow|wido~|wrists .',
    ],
    [
      15,
      '. _ si|. zero|4 _ .|a _ would|a pin|about _ myself|acabar _ todo|alive for|all hope|an _ to|and blue|arm .|back i|be _ last|been suicidal|being here|better _ day|beyond help|birthday _ to|black _ blue|burning _ with|cant picture|cant promise|carga para|choice|come to|coming back|ctb soon|deci~|disappointed|do life|do to|dont _ .|end _ suffering|end it|fail|family down|fatal|fata~|for _ alive|forget me|free them|googling|hago|hate that|hope|hoping i|hurting my|i _ ahead|i _ picture|i _ promise|i _ was|if _ was|im _ a|im _ help|im beyond|im sucidal|im worthless|in _ garage|in going|isnt worth|it _ tonight|jump _ a|just swallowed|keep _ about|kiero|kier~|kill _ .|la _ ya|leas~|life _ for|life and|life isnt|looking|matt~|meaningless|mean~|mejor _ mi|more me|morirme|mornings|my _ got|myself _ purpose|myself me|myself the|myself with|need somebody|never _ me|never born|never come|no _ para|not wake|of _ i|of suicide|ojala no|on everyone|para _ familia|picked _ date|pills _ .|pin|pref~|promise|put _ back|quisiera|quis~|regained|se como|seems|seem~|self~|she died|shouldnt|si me|soy|staying alive|stop existing|suicidal again|suicidal since|suicidarme|survive|survive the|tearing|tearing _ my|that im|thats how|the diet|the gun|the morning|the number|the scissors|the tub|theyd|this world|thoughts _ suicide|time _ cut|time to|to commit|todo de|tonight i|towel _ life|until it|vivir|vivir .|wanna|wanna _ .|wann~|want _ commit|was _ born|water _ my|way _ for|weon|whats left|when _ gone|words _ my|would anyone|y el|years _ the',
    ],
    [
      14,
      '. _ almost|. _ doy|. kms|a gun|a knife|a nadie|a truck|active|acti~|adios _ todos|ahorcar|and _ stop|and never|anymore _ of|anymroe|anywhere|be with|bother|brain keeps|bridge _ i|cut so|deseo|did _ again|ends tonight|esta noche|estu~|ever _ .|everybodys|fine _ me|for what|forward|forw~|golpeo|got no|guar~|gustaria|happier dead|have _ out|he vuelto|hit myself|hope is|hopes|i _ breathing|i _ is|i _ wish|i deserve|i opened|ideation|if _ got|if id|im _ to|in _ obituaries|is _ waste|is worthles|it _ be|itll|its time|just _ it|just dont|keep going|knows|lately|leg with|let _ be|life _ the|life _ worthles|life worth|live anymroe|living|living is|livi~|makes no|mato|me _ morir|me _ of|me _ otra|me golpeo|me gustaria|more dead|my _ till|my _ tonight|my nails|my plan|my sleeping|myself _ june|myself when|nada _ la|nada me|no _ for|no voy|obituaries|obit~|of _ blood|of _ dead|of living|on _ wall|one reason|otra vez|para mis|pastillas _ rato|pastillas hace|pensamientos|plane|proposito .|puni~|purpose|purpose _ the|relapse _ .|roof|rope .|ruin|salida|saved|save~|says she|scars|self|self harming|seria|should _ died|sleeves|slit _ wrists|sometimes i|stood on|suicidal ideation|suicide again|swapped _ for|take up|tell|tell my|that _ hurt|the _ thinking|the _ under|the obituaries|the skin|they _ all|they~|things to|think _ one|thinking _ suicide|this _ any|this be|this earth|thoughts _ day|thoughts every|till it|tiro|to _ anymroe|to _ down|to _ family|to do|to tell|todos _ .|un tiro|up again|vida|vida _ tiene|vuelto|vuelto a|wall until|wall when|want _ .|want _ slice|want it|wanting _ be|was _ last|was gone|ways _ die|weight and|were dead|werent|were~|what _ living|what is|whats _ .|what~|whether _ live|will is|wishing|wishing _ was|worth _ dead|worthles|would _ fine',
    ],
    [
      13,
      '. _ voy|. ready|a _ cause|a _ ive|a _ vida|a lost|a rope|again last|am _ still|any reason|are back|be sad|been _ the|been looking|being _ is|black eye|blade _ my|bled because|bleed|burdon _ my|burned myself|calm|carv~|catch|cigarettes _ on|cigarettes out|ciga~|coming _ .|cortarme .|corte _ vez|corte otra|could finally|cowa~|cut again|cut tonight|cutting _ the|de hacerme|del puente|despierte|didnt _ the|do for|do is|easier _ me|el frasco|en _ mano|ending|esco~|estar muerta|estar viva|ever get|feel _ ending|feel dead|for _ day|for _ like|forward to|frasco|fras~|future is|good~|googled|goog~|harmed|harta _ vivir|have _ means|have run|he left|head when|here next|hoarding|hope left|hubiera|hubi~|hurting _ body|i _ about|i _ gone|i _ tonight|i _ top|i _ which|i ruin|i wanna|im planning|im suicidal|in _ bathroom|in _ hand|in _ phone|inte~|is how|isnt|isnt me|ive _ looking|jump|kinda|kms fr|know _ im|know which|la mano|last night|left _ me|let me|life for|like ending|long sleeves|lost _ meaning|lost _ will|mano|marks|matter|me _ nada|mori~|most|muerto|musl~|my _ again|my _ case|my _ life|myself _ black|myself after|never did|never wake|no end|no hope|not joking|nothing _ for|nothing _ i|on _ thighs|on _ wrist|out _ good|overdose .|pens~|phone case|pills are|preferiria|pressed|punc~|punish|reason _ stay|rela~|reli~|saved me|saving _ my|self delete|semanas|should have|sigo|slap|so nobody|stay for|take _ space|take me|telling _ to|tengo ganas|the _ anymore|the _ out|the marks|the means|the next|the plane|the urge|theres _ left|to _ dead|to hurtmyself|to just|twice _ week|up _ me|up space|voy a|want _ hurtmyself|want out|wants _ around|welcome|welc~|would _ over|would _ sad|written _ note|ya _ tengo',
    ],
    [
      12,
      '. _ self|. _ stood|. _ wanna|. hed|. nada|. of|. quisiera|. shed|. sometimes|. theyd|. turned|a _ eye|a _ me|a bunch|a cortarme|a long|about _ i|about taking|again after|again and|ahorcarme .|am thinking|and _ black|and _ come|and _ myself|and _ there|another day|any of|arm|around _ neck|bang|bang _ head|bang my|be _ next|being _ it|bleeds|body is|body would|bottle _ tylenol|bunch|bunch _ pills|bunch of|bunc~|burden _ everyone|burden to|cada|car _ the|case .|checking|checking out|clif~|close|crash _ car|cut _ thighs|de _ para|de matarme|dead .|desaparecer|despertar _ .|despertar manana|did it|die the|died .|do _ .|done living|dont _ who|dont think|ending _ life|endi~|estarian mejor|ever _ better|every _ day|every pill|existence|find one|find someone|food _ cutting|for _ ive|for cutting|futu~|god _ me|going on|harm myself|hate being|hay _ para|here _ .|here _ week|herself _ the|hiding|hidi~|hurt _ on|i _ fall|i _ fat|i bang|i even|i fail|i swapped|i vanished|i wantto|id|if _ heart|if _ vanished|ill _ dead|im _ but|im _ the|im ending|im nothing|im such|in _ ground|in living|insurance would|is _ goodbye|it after|it be|it bleeds|it take|it through|ive|ive _ it|ive _ suicidal|ive looked|joking|joking .|joki~|just _ case|just _ myself|keep _ safe|keeping me|kil|kil myself|know who|lifes|life~|lighter|like ever|lost _ weight|louder|loud~|mama|me after|me already|meaning|mejor me|mi mama|might|migh~|mind|mundo|mund~|my _ keeps|my _ saw|my last|myself _ the|myself off|myself safe|no _ queda|no le|nobody _ .|nobody _ be|of _ to|of killing|of pills|of reasons|of tylenol|on _ earth|own funeral|painless ways|para todos|permanently .|picked the|picturing myself|please god|point _ any|pointles|problems .|que vivir|quiero morirme|razor in|real|reason _ go|run out|safe _ myself|safe with|scan|scars from|single day|sirve|sirv~|sleep _ and|slice my|so it|staying|swapped food|take _ already|take to|tbh .|that the|thats all|the _ ive|the picture|there is|they _ finally|they could|theyre|tirarme por|to _ delete|to _ every|to _ gone|to _ myself|to harm|to punish|to slice|to stay|todas las|todo _ frasco|tonight is|top myself|typing|typing this|up tomorrow|wake _ tomorrow|wall .|wantto|wantto die|was never|wasnt alive|went _ with|when _ feel|when im|whis~|why _ keep|will _ it|window|wish|wish the|with me|would _ an|wouldnt mind|written the',
    ],
    [
      11,
      '. _ again|. _ cost|. _ death|. _ future|. _ ganas|. _ golpeo|. _ hay|. _ more|. _ plan|. _ took|. _ wouldnt|. ctb|. pienso|. suicidal|. thinking|. weight|a _ le|about ending|against|almost _ myself|aman~|an _ ago|an _ life|and _ at|and not|another _ .|any _ it|are _ of|be _ this|be glad|be relieved|because _ ate|being _ hurts|bleed .|burn|but _ burden|cansada de|car into|carbon|carbon monoxide|care~|clean|come _ with|cortando|cort~|cost them|cutting .|daughter saw|de vivir|deli~|died on|do _ life|doing it|doy problemas|drive _ car|drive my|en quitarme|ending _ .|envious|envious of|estaria _ muerta|estarian _ sin|estoy cortando|even _ for|even _ the|ever again|every _ is|everyone _ love|everyone back|everyones _ .|everything to|feel _ for|for existing|from cutting|glass|going _ change|hace~|hago _ en|harming myself|hate _ i|he decidido|here _ more|hiding my|holding _ back|holding everyone|honestly|hone~|hour ago|i _ dont|i _ jumped|i _ killed|i died|i slap|id _ myself|idea~|if _ died|if _ wasnt|ill|im holding|im serious|in _ on|included|is _ last|is pointles|it to|jumped .|just off|keep _ at|keep myself|killed _ on|killed myself|know _ bridge|las venas|le _ falta|le veo|leav~|life has|life my|like to|looking at|lugar|luga~|marks _ my|mas .|matarme .|me _ cortando|me _ go|me hago|me included|mejor muerta|mi .|monoxide|mono~|my _ the|my being|my meds|my sleep|myself _ when|myself bleed|myself if|nadie|nadi~|neck|no _ estar|no _ veo|noche|noch~|off myself|ojala me|one _ i|one _ would|only thing|over _ quickly|over for|pain _ i|part _ me|pastillas .|people _ love|perm~|plan|pray|preferiria estar|pull|punch|punish _ body|punish my|que me|quickly|quiero tirarme|quitarme|rope|self _ again|self harmed|si _ muero|si yo|so _ dont|solo doy|some _ i|still _ .|stronger|suffering _ of|suffering because|suicide _ like|swallow _ pill|swallow every|take _ out|the _ around|the _ its|there are|theyd _ over|theyd get|thinking|thinking _ doing|thinking _ ending|this for|tiene|tien~|to _ anymore|to _ is|to cut|to sewerslide|to unlive|todo|todo .|unlive|unli~|up _ again|urge to|venas|vena~|veo _ a|vivir mas|voy|wake me|wanna die|want _ killmyself|want _ od|want _ swallow|want _ unlive|want everything|welcome death|which bridge|whole bottle|with _ razor|worse|would _ a|would _ so|ya|ya _ tiene|years _ and',
    ],
    [
      10,
      '. _ be|. _ decided|. _ gustaria|. _ relapse|. hurting|. relapsed|60|a blessing|a suicidarme|about to|after i|all _ think|and _ have|and _ life|and nobody|any _ this|ayer|be _ anymore|be _ blessing|be gone|be my|being a|better _ if|blades|blessing|can _ just|come _ .|cove~|cut is|cuts _ my|cutt~|date|desaparecer _ siempre|desaparecer para|desc~|desp~|dios|disappointed _ i|down _ me|dragging|drag~|edge|esta vida|estar _ .|even _ .|even _ if|face|feel _ such|for _ im|for _ my|for when|get over|give _ already|given|god takes|going _ .|gonna _ .|googled _ to|hanging myself|hips|hope _ me|how _ would|hurting|i _ cancer|i werent|if _ disappeared|if _ live|im _ everyone|im dragging|in june|insulin|insurance _ worth|insurance is|is _ more|is closed|isnt _ .|it _ no|it ends|it last|ive thought|jump .|jumping off|just _ existing|just _ me|just stop|keep _ the|keeping _ here|knows .|la navaja|leaving|left .|let go|life|life .|life _ is|lifes _ worth|lifes not|like i|like such|lleve|matar .|matters|me _ morirme|me _ suicidar|me estoy|me lleve|mum|my _ night|my arm|my death|my hips|my mind|my neck|my thighs|myself .|myself _ yesterday|myself im|myself whenever|nada tiene|navaja|nava~|nearly _ on|no _ por|no _ the|no encuentro|no reson|no vale|not _ back|of checking|of died|of hanging|of these|off if|out _ reasons|over~|pastillas|paz|pensamientos suicidas|pienso en|pills and|plane _ down|planning|planning to|prayer|problems|pull the|punching|purp~|queme _ brazo|queme el|quiero suicidar|ready|relapsed cut|reson|reson _ live|reson to|reso~|ruin everything|see myself|sees|shoot myself|should _ just|should of|so bad|staying for|still here|suff~|suicidal|suicidar|table .|taking _ life|tengo _ suicidas|tengo pensamientos|than _ am|thats the|the _ to|the letters|them|theyd be|thinking _ hanging|thoughts|through _ it|through with|to hurt|to not|to self|to shoot|tranquilos|unalive myself|up _ that|vale nada|vida _ vale|vodka|vodk~|voy _ suicidarme|waking|waki~|wall _ it|want _ to|was _ when|where the|with no|without me|world|worth being|y _ despertar',
    ],
    [
      9,
      '. _ being|. _ how|. _ pensando|. _ urge|. anoche|. googled|a _ que|a todos|ahead|ahead and|ahea~|ahor~|alive|aliv~|all my|already|alre~|amanecer|anae~|and _ the|and _ why|are counted|away|be _ time|because of|been hurting|been saving|better of|bit my|blee~|breathing .|calms|carga _ mi|casa|cease|ceas~|check out|checking _ for|coming|cortando _ nuevo|cortando de|cut _ .|da igual|dano|day i|de desaparecer|de nuevo|death|deat~|deserve|despertara|didnt _ my|dios me|do something|dont _ me|dont _ safe|dont matter|driving _ the|earth|eart~|encuentro|encuentro _ para|es|everything in|exist|feel _ with|feel safe|finally breathe|for everybody|ganas _ desaparecer|go to|gonna jump|gonna kms|got _ cuts|got new|guess|had _ thoughts|had killed|had suicidal|have _ will|have me|helps|here|here anymore|home i|hurt _ so|i _ come|i _ matter|i _ or|i _ walk|i jsut|i overeat|i picked|i took|idea|if this|is _ black|itd be|ive _ new|ive _ saving|ive stopped|jsut|jsut _ to|jsut want|just _ want|just cease|just go|kids i|las pastillas|le|letters _ my|like this|live or|look _ and|look ahead|looked|los muslos|lot|me _ dano|me _ igual|me i|me up|me voy|mese~|mi _ ya|moment|money|more _ them|morir .|muslos|my _ me|my own|myself _ dont|myself from|myse~|new cuts|night _ pray|no _ in|no _ razones|no amanecer|no despertara|nobody would|nobo~|not be|nothing _ ever|of _ days|ojala _ hubiera|on _ hips|one _ these|open|overeat|pain .|painless _ to|para|para mi|part|pensado|perd~|pills _ counted|plac~|prop~|queme _ proposito|queme a|quiero|quiero _ mas|quitarme _ vida|quitarme la|rather _ dead|read~|relieved if|rn|rope _ and|scratching my|see the|seguir|seguir viviendo|segu~|sin mi|solve|solv~|somebody|some~|stomach _ it|stops|taking|taki~|tengo razones|the _ after|the nurse|the surgeon|the train|them i|they would|thinking _ checking|this _ me|this house|thoughts _ week|till|tirarme del|to _ going|to _ me|to feel|todos|todo~|traffic|tunnel|tunn~|urge _ cut|vale _ pena|vale la|viviendo|vivir _ no|vivir asi|w the|waking up|want _ overdose|was the|way .|werent alive|whats|when _ overeat|who isnt|why|why _ should|will _ get|will _ myself|wont _ here|wort~|would _ at|would solve|would take|wouldnt|wrote _ letters',
    ],
    [
      8,
      '. _ harmed|. _ hit|. _ le|. _ soon|. ojala|4|a _ ya|about hurting|again _ night|again today|alive i|almost _ it|and _ be|and _ im|at it|back _ a|be _ and|be _ of|be _ to|be free|been _ since|been reading|being|bein~|burd~|by the|cabeza|cabe~|calms me|car _ purpose|car on|close _ eyes|close my|cry _ my|cry at|cuan~|cut _ bad|cut _ so|cuts on|de _ mundo|de este|dead _ .|dead _ to|dead already|dead and|delete|deserves|do _ after|doing something|espero|este mundo|esto .|exce~|existing .|feel _ my|find|for _ here|from my|future for|ganas _ matarme|garage|gara~|go _ living|gonna _ lol|goodbye letters|gues~|guilty for|had never|harmed myself|harmed today|hay|hed|hitting|hitt~|hope~|hurt|hurt _ .|i _ all|i _ just|i _ myself|i almost|i cut|i die|i harmed|i wasnt|id _ to|if _ didnt|incl~|is _ my|is all|isnt a|it _ more|it _ night|it _ take|it _ when|la cabeza|let _ die|let _ go|like _ only|live|living _ pointless|long~|love .|made _ bleed|me _ never|me die|me go|me tome|might _ something|mone~|motivos|motivos para|mundo .|my _ just|my _ now|my car|my hand|my head|myself _ bad|myself _ my|myself _ this|no _ motivos|no _ nunca|no despierte|no one|nobody knows|not _ up|not the|of doing|of without|ojala _ despierte|on .|on _ table|on this|parents|patient|pill in|point _ being|pray _ die|pret~|punch my|ready to|relapsed with|scared im|scratch|sea|seguir .|self _ today|self harm|sentido|sh relapse|sometimes _ pray|suicidal _ today|suicidarme .|suiside|survived|take myself|tengo _ de|the _ bottle|the night|the plan|the roof|the scan|the shed|theres|theres _ hope|think|thinking _ hurting|thinking _ taking|this _ and|to _ and|to _ arm|to _ be|to _ living|to check|to live|tran~|up _ and|use|vale|vida _ no|vida ya|want _ die|wast~|weight to|which _ .|wishing i|with _ lighter|wont _ me|worl~|would cry|would do|woul~',
    ],
    [
      7,
      '. _ .|. _ gonna|. _ only|. _ pensado|. been|. every|. might|. self|. si|. told|. want|. without|a _ con|a _ i|a _ today|a _ who|a razor|about hanging|acabar _ mi|adios a|after _ years|after my|alive anymore|and _ know|and _ wake|answ~|at my|at once|aven~|be _ dead|be _ much|be _ than|belt|born|both~|bridge and|burden _ my|cant go|carga _ mis|carta _ despedida|carta de|come _ my|como _ mas|como de|could _ the|cuando|cut|day _ the|de despedida|dele~|despedida|difference|divorce|divo~|dormir _ no|drawer|drow~|empt~|en ahorcarme|end|end myself|ends|esta~|even|existence is|fall asleep|fant~|figh~|find _ single|for _ to|free _ me|funeral .|going to|gonna _ it|goodbye|got _ rope|gun in|hand|having thoughts|he _ en|he pensado|heart just|husband _ be|husband would|i _ deserve|i _ keep|i _ kill|i punish|i want|id be|if i|if im|im sorry|importa|impo~|in _ drawer|in case|instead of|intend|intend _ be|intend to|into a|into my|is _ strong|is there|it in|it would|ive been|keep _ razor|keep _ thoughts|keep _ up|keep having|keep living|last _ i|le _ sentido|life _ would|live .|los|make|mas|me _ was|me being|me in|me queda|mome~|more _ than|muer~|my _ deserves|my _ up|my existence|my husband|my leg|myself|myself _ night|myself so|nadie le|no es|no will|nobody _ me|not _ alive|note .|noth~|of _ me|of _ shed|of taking|one is|ones|otra|out already|pain so|para _ hijos|pensado en|point _ going|purpose .|put _ out|quie~|razon|razon para|relieved .|rope _ of|rope out|safe|see any|sentido a|sewerslide lol|since _ weekend|single _ to|single reason|so tired|stay|stay _ for|stood|suicidal .|surgery had|takes me|the _ right|the bridge|the drawer|the only|the surgery|there _ live|theres no|they dont|thig~|thinking _ killing|thinking about|to _ cliffs|to _ for|to _ i|to exist|to keep|to them|todas|todos _ mejor|tomo~|toni~|train .|una _ para|verdad|wanna be|want _ heart|want~|way|who would|whole _ of|wish my|worth|worth _ to|would _ relieved|would be|wouldnt _ if|wrote _ note',
    ],
    [
      6,
      '. _ bang|. _ jump|. _ quiero|. _ should|. _ wrote|. all|. he|. honestly|. like|. soy|. thought|. why|14th|a _ reason|acabo con|and be|and theres|anym~|around .|as|asi|asking|aski~|be|be alive|be beter|been _ myself|beter|beter off|bete~|bruised|but a|calm~|cant _ on|cant come|care _ i|chos~|colg~|come back|could|counted|deserve _ be|deserve _ live|done _ .|dont see|dont wake|draw~|eat _ much|empty|en _ mundo|end _ .|escribi _ carta|escribi la|estaria _ sin|estoy pensando|everything|family|family is|familys|fami~|fight|fune~|future|get up|gone .|hacerme|hasta|hast~|hate _ alive|have been|here any|hope _ gone|hurting _ .|hurting myself|husb~|i feel|i hate|i know|im in|in heaven|insu~|interest|interest in|is _ i|is about|it _ a|its _ going|its the|ive _ the|ive already|jumped on|la carta|le pido|leave|like _ my|long|looking _ the|lost cause|marks on|mark~|me .|me off|means|mejo~|my _ letters|my _ too|my _ would|my familys|myself last|nearly jumped|next _ my|no _ out|no _ vivir|no _ would|not worth|note already|now _ can|off .|on monday|on that|one _ me|para _ .|people i|pido|pido _ dios|pido a|plan is|please|point to|poin~|preferiria no|quick|razor|relapsed _ the|rn .|ruin _ for|saving|savi~|see _ i|see _ scale|sentido _ la|simp~|single|soon .|soy _ estorbo|soy una|stop|stop _ i|suicide _ .|take|taking _ my|taking all|thats|that~|the divorce|the rest|the wall|thei~|there to|these days|they are|theyd _ beter|thigh|thinking of|thou~|to _ alive|to _ it|toda|took _ whole|tried to|un estorbo|up _ be|up my|w|wake|wall|wanna _ myself|what _ there|when _ see|will|wish to|worth more|ya escribi|yrs',
    ],
    [
      5,
      '. _ done|. _ estar|. _ hago|. _ life|. _ picked|. _ rate|. _ suicidal|. going|. preferiria|a black|a bridge|about _ every|acabo|almost|am _ to|an _ .|an hour|and still|any more|arms|arms are|bed _ that|better than|beyond|beyo~|bled|body|bottle of|cant stop|care|case|cat|cause|caus~|check|cigarro|compre|con _ cigarro|cope|date .|dead|dead than|dont|dont have|en este|en suicidarme|end _ the|envious _ the|estar muerto|everyone would|everyones|faltara|favo~|feel _ i|friends|ganas|ganas _ vivir|ganas de|gana~|give _ on|going _ end|hacerme dano|happier _ me|has _ meaning|herself|hers~|hice|holding|hold~|hoy _ con|i _ been|i _ go|i _ how|i _ on|i _ to|if|im|im _ .|im at|im dead|im going|im just|instead|is .|is _ pain|is back|it at|its _ the|its never|ive had|keep _ my|keep looking|kind~|know why|le _ a|lleve ya|lo|me|me _ ya|me the|moti~|my _ i|my _ my|my _ when|my _ with|my life|my parents|myself _ be|myself out|needs _ here|need~|no _ to|no way|not _ living|note|nothing|of _ my|of me|one would|only _ that|othe~|part of|past~|permanent|picked|pill~|pronto|pron~|que _ me|que _ viviendo|que seguir|quem~|quitar|quitar _ vida|quitar la|rath~|reason _ get|reasons|scared _ going|si _ faltara|sing~|slept like|stay .|stay _ .|stro~|suicidio|sure|surgery _ killed|tengo _ que|tengo motivos|tengo por|that helps|the _ just|the car|they wont|thighs|thing _ helps|thin~|thought|to _ hoping|to _ my|to _ no|to any|to end|tonight _ my|tonite .|too|took all|traf~|tylenol|tyle~|una|una carga|until i|volv~|waiting|wall till|want|whenever|when~|wish _ surgery|world .|worth _ any|would|wrists|wrote|wrote _ suicide|wrot~|yo faltara',
    ],
    [
      4,
      '. _ coffee|. _ felt|. _ go|. _ hope|. there|a _ on|a blade|a matar|accident|again _ .|all of|and there|and theyd|another|anot~|any|anymore|because i|bed hoping|been|being _ .|blood .|bott~|bought a|bridge|brid~|carbs .|care if|comm~|con _ .|crush|cut myself|cutting|daug~|dead i|despertar|die|die _ .|died|disa~|en|estoy _ en|even notice|everyone|feel like|feel so|fighting|fine without|fr this|free|from this|funeral|funeral and|gave myself|give|go _ like|harm|have|have _ to|have died|have no|having|havi~|head _ the|hoping _ dont|hour|hungry .|i _ run|i like|i nearly|id _ better|im _ and|im _ for|im thinking|in _ of|in _ shower|in _ sleep|in surgery|inci~|into|is the|it|it back|it i|its _ for|ive decided|june|keep|las piernas|leave this|lett~|live _ die|me _ not|meses|more|motivos _ vivir|my brain|my skin|my suffering|myself at|myself in|nearly|near~|no _ la|nothing for|of breath|of it|of the|on _ roof|on like|only a|open _ eyes|open my|out _ the|pan .|pare~|pena .|pills|problem|puedo mas|purpose _ night|purpose last|que|quit|rather|rather be|ready _ leave|reason|reas~|risa .|scars _ my|see|seri~|so that|something|something _ .|standing _ the|tear~|that i|the _ i|there|theres a|ther~|thing that|this _ my|tiene sentido|to _ im|to leave|to my|todas _ pastillas|took _ bunch|took a|unde~|until|unti~|up _ .|up ever|vanished|voy _ matar|want _ be|ways|who|why i|with a|world _ better|worthless|wris~|writ~|ya .|you can',
    ],
    [
      3,
      '. _ am|. _ might|. counted|. we|a _ and|agai~|aguanto mas|and the|anymore .|anything|anyt~|around|arou~|be _ .|be fine|be over|bett~|bought|boug~|bridge .|by|cant do|christmas|cigarettes|cliffs|comp~|coun~|cut _ in|end _ life|esta|esto~|every _ i|ever~|felt|for .|for good|god|got|hate|head|hijos|hijo~|how do|i|i _ again|i _ alive|i _ it|i _ like|i _ thinking|i have|i stood|i used|i wish|igual|igua~|in front|it _ to|its|jump~|just|knife|knif~|leave _ world|let|let _ rest|live _ .|llevo|llev~|longer|matar|me corte|me my|mejor si|mi|mis hijos|much longer|muero .|my _ and|my _ off|my knees|nada|nobody _ miss|not|of _ for|on _ scale|or|para _ seguir|pech~|peop~|pick~|pict~|plea~|puente|puen~|quic~|quiet|razo~|scra~|she|should|shou~|sin|sleeve|still|stil~|stop~|tablets|tabl~|tengo|teng~|the 14th|the _ im|the cliffs|the ground|the shower|their|then|time|to be|to die|to pull|tonight|took _ pills|up all|up with|vez|wake up|was _ the|waste|wher~|with the|worth _ alive|would _ notice|y ya',
    ],
    [
      2,
      '. 3|. ive|. se|. what|. whats|. wish|a burden|a teenager|a waste|about _ .|acab~|adios|adio~|again|almo~|anoche|anoc~|anyone|anyo~|at _ i|bad|battery|be _ off|been _ .|bite .|brazos|bring|brin~|burn~|cake .|carga|carg~|cart~|catc~|come|confused|cooking _ .|counted .|death _ me|do|done|dont _ if|dont _ why|dress|easier|end me|ever|feel~|fell|front|front _ the|front of|fron~|getting|gett~|give~|go|going|goin~|gone|gonna _ myself|had|he|heart|hold|honestly i|i _ take|i _ think|i should|i was|i woke|i wrote|inst~|is _ the|is my|is pointless|jumped _ joy|last year|last~|look~|los brazos|me _ a|meds|mejor|more _ after|my eyes|my kids|my will|night|no _ nada|no fever|norm~|not to|nothing .|nothing to|nothing will|of _ and|off|one|only|out in|put|qued~|reason _ skip|reason to|right _ .|scar~|seeing double|seriously|so _ .|solo|someone|soon|stal~|swallowed|takes|taking my|temp~|ten years|the _ and|the _ are|the _ is|the cuts|the scars|the whole|theres nothing|theyd _ happier|think about|this .|this is|this recipe|tired of|to|to jump|told|told my|truck|truc~|up hungry|walked|want a|want to|wanting|wanting to|wasnt|wasn~|week _ .|which|whic~|wife|wish i|would _ to|would miss|wrist|ya _ puedo|ya no',
    ],
    [
      1,
      '. _ a|. _ changed|. _ incisions|. felt|. how|. id|. im|. quiero|. sore|. theres|a|a _ to|a mess|a plan|a wall|about the|alive _ .|and a|another _ of|are the|asked|aske~|be a|bed|best _ .|better|chec~|chri~|da|day _ .|do _ anymore|dose|estoy|estoy _ de|feel|feeling _ myself|feels _ a|for|for joy|ground|has|hit|hours .|hurt~|i _ my|i _ the|i just|i mean|i tried|i wouldnt|id _ it|im _ hungry|im _ in|im gonna|is|is _ and|is down|jumped _ the|jumped for|keep _ .|keep~|kill~|la|la _ no|last|last time|left for|life is|liquids _ .|maybe|mayb~|me _ .|me da|me dead|me queme|menos _ .|mi vida|morn~|my family|next|nigh~|no|no _ left|no more|off the|out .|pani~|pass~|people|plan~|plateau|razor _ my|real~|run _ of|saw the|seguir _ .|skinny|sleep _ a|space|such _ burden|suicidal _ the|suicide|surv~|table|teenager|the _ on|the clinic|the old|the world|they|thing|this anymore|to _ so|to give|to kill|toma~|tomorrow|tonight .|vitamins|wate~|what im|with~|wont',
    ],
    [
      -1,
      '. _ hurts|. _ left|. _ like|. _ not|. _ out|. _ shot|. _ stop|. _ the|. _ want|. black|. bp|. cut|. hope|. i|. last|. woke|a _ after|a slice|about|abou~|acci~|airport .|alive .|anybody|anyb~|azucar|azuc~|black .|bottle|by _ .|calf|cant _ the|carb~|chest|chest pain|coff~|couch|couc~|cpap .|death of|desa~|desm~|did|dieta|dinner|dont _ i|dres~|driv~|eggs .|el _ i|ending my|faint|fast|fast~|fluids|for _ i|forever|fridge|from _ .|go _ .|go down|have the|help|hoops|hoop~|hopeless|how|hydrated .|i _ a|i _ two|i am|i burned|in me|isnt _ it|it .|ive _ to|ive got|know|leg|letters|life insurance|like|living for|mata~|mean|more .|muerta|my|my _ is|my daughter|my son|nausea|no pain|not _ .|of|of _ .|off _ a|on|on _ i|out|oz .|pain|pan|peeing|peei~|prob~|punched|rug .|sent~|shak~|sips|slice of|slit|smal~|so|soup|spac~|squa~|such|support|take~|temprano _ .|term~|than|the _ has|the gym|the scale|this _ .|threw|to take|to the|to try|tree|two _ .|vomit|walk so|weight|well|what _ want|worth living|would _ lost|y',
    ],
    [
      -2,
      '.|. _ car|. _ double|. _ el|. _ keep|. _ myself|. _ neighbours|. _ old|. _ on|. _ one|. _ perro|. _ ready|. _ so|. breathless|. chest|. couldnt|. forgot|. me|. pulse|. so|. too|a _ for|a future|again .|agua~|an|and its|at the|been born|before|befo~|bigger|blood|bowl|breath|brea~|burden|caffeine|cant _ a|ches~|chicken|chicken .|chic~|coffee .|coll~|coul~|day|desde|desd~|did this|dinn~|dog .|dont want|down|drink|el azucar|el pelo|falta _ aire|feel _ .|finished|first _ .|for an|for being|haha|hair|hambre|hamb~|head _ i|heart _ racing|hear~|heavy|here for|high _ .|hoar~|husband|i _ be|i fainted|if my|in _ daily|in law|in years|jumped|kids|kill for|las vitaminas|law|ligh~|like a|liquid|liquida|love _ new|me _ i|me _ los|me _ the|meals|meal~|mile|minu~|morning .|movie|my body|my boss|my feet|my grandkids|my insulin|new _ .|no .|nothing _ a|nothing _ in|now .|of _ when|palp~|passed _ in|pelo|point|protein|prot~|quiero _ temprano|raci~|scal~|since|sinc~|skip _ .|slept _ the|stayed _ .|steps .|stic~|swelling|swollen|swol~|temprano manana|tengo fiebre|that _ .|the support|this plateau|threw up|throwing|thrown|thrown up|tired _ living|to skip|top .|towel _ this|treadmill|trying to|tv|two|un|vanilla|walk .|walk~|was dead|waste of|watch|water .|way out|week|weighing daily|whether i|wors~|year .|yogurt .',
    ],
    [
      -3,
      '. _ and|. _ chest|. _ eyes|. _ fainted|. _ get|. _ heart|. _ kids|. _ muero|. _ my|. _ rope|. _ throwing|. _ up|. _ vomiting|. a|. calf|. double|. drank|. food|. made|. no|. nosebleed|. threw|a _ again|about _ my|about a|agua|and _ said|anes~|at _ .|at _ buffet|at this|better .|better _ dead|bien .|big|bloo~|broth .|cake|calcio|cami~|cant wait|cinema|cine~|daily|dail~|de|de calcio|de risa|diet|dizz~|double|earl~|eating _ something|eating is|egg|el|ener~|every _ .|every day|fast .|faster|fever|football .|for _ walk|forgot|group|gym .|he _ a|head is|heart is|hit _ head|huevo|i _ weight|i felt|im not|im only|im ready|in _ stomach|in weighing|is something|killing _ .|la pena|little|litt~|lunc~|makes me|me _ el|meal|menu .|miss my|my chest|my fingers|my vitamins|never _ .|nice _ .|normal _ .|off dead|old _ .|on a|out _ breath|pain is|panic .|pastillas _ calcio|pee|poop|pure~|reme~|right|righ~|said|says|scale|since .|since last|skin~|son|stairs .|stai~|started|stress _ is|stress eating|such a|talked|the _ thing|the cinema|the fridge|the kitchen|the wedding|the week|three .|throwing up|tome|took|took my|tried _ kill|turkey|turk~|twice|twic~|up .|up _ last|walk|what _ it|yellow|yell~|yogurt',
    ],
    [
      -4,
      '. _ 3|. _ blood|. _ boss|. _ contento|. _ de|. _ hair|. _ sugar|. _ to|. _ too|. died|. feet|. my|. pain|. that|a _ .|a _ when|afraid|afraid _ eat|afraid to|afra~|and im|and it|back _ who|baja~|bed early|best|blood in|broth|by my|calc~|carbs|clothes|clots|cocinar|coffee|conf~|cook _ .|cora~|cry|cut _ some|decision|decision _ my|decision of|dizzy|dobl~|early|eating|eati~|eggs|el _ .|el pecho|fain~|feve~|fiebre .|for a|for the|get better|go _ the|grande|great|grea~|had a|hambre .|have so|how _ i|hoy .|i _ eat|i passed|in may|incision|is _ well|is better|is dead|ive _ nothing|jelly|killing me|like _ new|live _ broth|los licuados|love~|lunch|made _ plan|make _ throw|me _ for|me _ it|mejor sin|morning|much .|mucho .|my _ today|my old|needs|never _ to|new|now my|old|on broth|out at|out of|pain in|passed out|pecho|phase|phas~|piernas|place|por|pounds|poun~|rain|reason _ keep|recipe|reci~|remember|seco~|see _ future|since i|size .|slack|slac~|sleeve .|slept|slep~|so its|some slack|sometimes|stress|swapped|swap~|temp|the _ goes|the doctor|the point|thirsty|thre~|to _ early|to a|to who|tomato soup|too _ to|two years|vita~|vomite|wait|walk _ day|was .|watc~|who _ was|who i|wish id|with _ .|with my|wrote _ letter|year',
    ],
    [
      -5,
      '. _ 118|. _ are|. _ can|. _ colour|. _ con|. _ down|. _ every|. _ legs|. _ over|. _ pressure|. _ surgery|. _ vision|. _ was|. _ week|. cafe|. gave|. jumped|. jumpstarted|. legs|. put|. seeing|. stomach|. thats|8|am _ burden|and back|and got|back on|be _ at|bed .|bit _ .|bites|bite~|blanket _ a|boss|bought _ rope|carta|cat scratched|chan~|cheese .|chewing|come~|cooking|crus~|cut the|cutting _ on|day with|de cansancio|dog _ has|dont _ my|dont miss|dos|down my|drown|duele|eating eggs|estoy muerta|even _ this|even logging|fingers _ my|fingers down|finished _ whole|flig~|for _ slice|fun|gp|grat~|hard~|has _ walk|heart _ out|heat|heav~|hours|hour~|huev~|i _ at|i _ forgetting|i _ logging|i _ mornings|i _ swallow|i _ that|i bought|i had|i think|i throw|ice|im _ afraid|im so|is _ a|is killing|keep forgetting|kill _ a|logging _ lol|logging this|lost _ my|lunch .|me duele|muero de|muerta _ cansancio|my _ are|my breath|my calf|my job|nap .|normal .|off my|on _ dog|on _ recipe|part~|passed|phone|pills _ the|plan for|plat~|point _ a|point _ weighing|pollo .|presentation .|proud of|puedo|pued~|purg~|queme|regr~|remi~|resp~|risa|said no|says im|shakes|shakes .|show|sick .|so out|spoon|spoo~|steps _ .|stools|straight|sugar|surgery .|the _ of|the _ with|the rain|this _ as|this lol|thum~|tie|tie my|tight|tiny|tiny _ .|to drink|to say|used to|vomi~|walk _ .|walk _ much|was _ in|wedding|wedd~|weighing|when|why _ i|why bother|will _ the|wobb~|y estoy',
    ],
    [
      -6,
      '. _ cant|. _ cried|. _ desmaye|. _ doctor|. _ duele|. _ for|. _ hate|. _ remember|. _ smell|. _ tried|. _ two|. blood|. finished|. hanging|. hit|. leg|. slept|. temp|. the|. when|2|5|a book|a clot|a day|a nap|a new|about _ surgery|all _ .|as _ doctor|b12|bella|bell~|blacked|blacked out|bleeding|book|brought _ own|brought my|but i|caff~|calories .|cat _ my|cheese|chest _ .|chest hurts|chills .|chose|class|clas~|collapsed|corte el|cous~|day _ is|de _ .|de _ hoy|doub~|drinking _ .|drin~|duel~|eating _ every|eggs _ morning|eggs every|es bella|faster .|feel _ a|feels _ .|fine .|fish|flu|flui~|food .|full .|garage _ minutes|garage ten|given up|go _ eating|got my|got the|grateful|hard|herida|hot|hung|hungry|i _ breathe|i _ nothing|i brought|i vomit|i walk|in rushing|iron|is going|jump _ in|kale|la _ es|la herida|last of|later i|laxatives|letter to|liqu~|loved _ .|lovely .|mile .|mile _ .|month .|mout~|murder|myself _ break|naus~|night shift|on _ eggs|on eating|on it|on kale|ouch .|plan _ the|point _ rushing|proteina .|proud|prou~|puree .|racing|rate|red .|rushing|screen .|shift|shif~|short|shot|small|smells|smile .|soda for|stage .|standing on|stop _ my|sueno .|talking|tengo _ .|the calories|them .|this cold|thro~|tigh~|times _ .|to _ proud|to eat|toddler|todd~|tome las|took _ my|trea~|two of|vida _ bella|vitaminas .|vomiting|worth _ calories|ya _ me|yogu~',
    ],
    [
      -7,
      '. _ battery|. _ cat|. _ dos|. _ dress|. _ ended|. _ fever|. _ havent|. _ mata|. _ negro|. _ new|. _ phone|. _ reason|. _ threw|. belly|. can|. corazon|. fever|. had|. heart|. took|30 .|a _ off|a bit|a break|a good|a letter|ahogo|ahog~|air|am _ .|and _ .|are better|before the|better _ drinking|better at|bien|blood _ .|bottle _ water|break|brought|brou~|cant _ puking|cant _ throwing|cant live|chicken _ .|come _ faster|come off|comer|comprar ropa|cook~|cram~|cream|desde _ .|dinner .|dolor de|down .|eat|eat .|eat _ .|el _ vomito|end _ day|end my|fainted .|fever .|fish .|for _ week|for once|fort~|fridge .|gas|gas .|gran~|half|hate _ loose|hicc~|hungry tonight|hurts|hurts to|i _ drink|i _ him|i never|i threw|id _ been|ill be|im better|in _ first|in _ gym|it _ like|it all|it is|jelly .|jump rope|keep _ down|know _ day|la _ liquida|leaking|leg _ .|legg~|letter _ my|licuados|licu~|like _ dead|me ahogo|morning as|much~|muerta de|my _ hair|my bottle|my surgiversary|nearly died|need _ refill|never want|no se|not _ to|of _ week|off _ water|off drinking|off faster|ok .|one day|own hair|prevention|proud _ myself|puls~|rain .|red and|resting|risa con|ropa|rope _ for|sad today|said _ .|said goodbye|saliva|says _ worth|shav~|shoes|shoes .|shoe~|smel~|snee~|so much|squats|stop puking|stop throwing|subir|subi~|suga~|suicide prevention|supp~|swallow|swollen .|tablets _ morning|tablets this|tast~|temprano|ten|ten _ .|thats why|the _ at|the _ made|the air|the death|this _ lol|this morning|throw up|to _ back|toast .|too _ .|up _ its|vida es|vision|was on|we|wedding .|weighing _ day|weighing every|weight _ come|weight would|what a|wish _ weight|would _ off|years _ i|yoga .',
    ],
    [
      -8,
      '. _ appetite|. _ had|. _ love|. _ nothing|. _ sad|. _ siento|. _ stomach|. _ suspense|. _ you|. chicken|. cried|. el|. feeling|. hes|. tired|a _ 20|a _ about|a dieta|after dinner|again _ the|aguanto|air .|all the|allo~|another _ today|bath and|beach|beac~|bigg~|bit of|blood _ my|buffet|buff~|burned the|calo~|chew~|cinema .|clinic|clin~|cocinar _ .|colo~|con la|danc~|dark|date _ the|de _ con|de los|dead tired|decaf _ .|dementia .|dia _ .|do _ shake|dont drink|dos de|down _ i|drunk|drun~|eaten|eate~|el aire|emba~|en _ pecho|everything _ going|feel _ than|film|for _ number|for _ weeks|going well|gone _ i|grandkids .|gym _ a|gym for|has _ .|have _ years|have in|husband _ im|i _ if|i _ in|i _ know|i _ never|i _ one|i _ sick|i wore|if _ wore|in _ dress|in _ fridge|is _ again|is swollen|ive not|jell~|job|just _ a|kale .|kill my|lentil _ .|like _ again|love my|luck|made me|me luck|mi _ no|mondays .|movi~|muchas _ para|muchas razones|muy|my _ says|no aguanto|not _ more|not any|number _ .|number again|of _ chest|of _ since|off without|one .|over _ bridge|peed|plus|popcorn|popc~|puedo _ sin|puree|recipe .|ropa _ .|ropa grande|scar|shake today|should _ .|smells _ .|smile|so fast|soup .|spinach _ .|stools .|straight .|stre~|suddenly|swel~|swim|talking to|tall~|tengo _ razones|than _ have|the _ every|the sofa|theres _ reason|they _ .|things|this dress|time with|tired .|to _ bathroom|to _ done|tomato|vivir _ dieta|vivir a|want _ get|want _ kids|want _ sleep|want this|watched|water _ .|well .|what day|when _ look|whole _ .|wish _ luck|wish me|without _ bottle|workout|wrote _ goodbye|yoga',
    ],
    [
      -9,
      '. _ confused|. _ does|. _ fiebre|. _ from|. _ in|. _ laughing|. _ skin|. _ smells|. _ take|. anxious|. bleeding|. cruzamos|. hung|. mi|. new|. tome|a _ fridge|a bigger|ahora|aire|all _ vitamins|all night|another egg|at dinner|back _ carbs|battery _ dead|batt~|be lost|beat|being _ liquids|being on|bigger fridge|book .|caffeine .|came _ .|cansancio|cant _ my|carga de|cita .|cocinar .|cold|comer .|cpap|cut _ own|day it|de ganas|die for|dieta .|do i|done _ puree|end .|excited|fiebre|fieb~|finished the|four _ .|ganas _ cocinar|gard~|given _ coffee|gym|hate _ on|have _ go|have _ much|head _ clear|heal~|heces|hece~|helped|hike .|his _ .|hungry _ .|hung~|i _ miss|i lost|in _ chest|in _ sun|knees|knee~|la ropa|lasagna .|leg is|liquid _ .|liquid diet|lol .|lone~|loose _ .|lost without|lungs|lung~|me that|muero _ ganas|my _ about|my day|my doctor|my relationship|my steps|myself rest|myself some|myself throw|nausea no|no puedo|nothing hurts|nuevos .|office|on _ arm|on carbs|on liquids|one leg|orin~|over the|pain _ gone|pain _ my|pant~|pierna|pizza|pizz~|plateau _ be|pool|port~|rece~|red|relationship with|remind|saw two|scrambled|see _ egg|see _ of|see my|see that|sick|side|sip|skip|smok~|smoothie .|soda|sofa|spre~|squad|suicide squad|taking _ of|taking care|ten _ ago|than my|the eggs|the pool|the toilet|to _ in|to _ yoga|to cook|toilet|toil~|tonight _ going|training|try yoga|two .|up coffee|vitamins .|wall~|want _ try|warm|with _ bigger|with _ the|with puree|yet',
    ],
    [
      -10,
      '. _ came|. _ carbs|. _ cold|. _ face|. _ incision|. _ muerta|. _ test|. _ throw|. _ vomit|. _ wife|. dolor|. sharp|. shoot|. stool|. taking|. veo|8 .|a bath|a mile|agua .|be _ death|be _ for|caminar|can do|card~|chew|chips .|cook|cook .|could eat|crea~|day off|de cocinar|disappear into|do _ wake|doesnt _ me|down _ .|drains|eat in|egg .|el agua|encu~|fainting|friend|goes _ to|had _ surgery|hate my|hijos .|home .|hope tomorrow|huevo .|hurt _ i|husband says|i _ down|i _ every|i _ skinny|i _ weighing|in _ leg|in _ toilet|is so|kids _ miss|la fase|left arm|life _ now|life right|like _ drunk|like myself|live to|lost _ me|love _ life|mas _ .|miss _ lasagna|my _ jeans|myself _ up|myself on|myself to|nearly _ for|nearly _ me|nine .|no _ de|not afraid|numb~|nurse _ if|of hurting|once in|orange _ .|pesarse|prom~|puking|puki~|said _ the|sangre|sentido pesarse|sick after|since yesterday|size|sizes .|skinny already|sleep _ .|smil~|smoking|snor~|so _ to|solid|soli~|sore .|stop _ up|struggling _ breathe|tarry|tarr~|tea .|the last|the little|therapy|there _ blood|thought _ was|thoughts _ hurting|throw|tiene _ pesarse|told me|tomorrow _ better|trainer|trying|tryi~|twice .|vomito .|vomito todo|wake _ hungry|was _ already|was skinny|webinar .|weighing _ every|weighing myself|with _ little|works .|years .',
    ],
    [
      -11,
      '. _ calf|. _ compression|. _ dying|. _ exercises|. _ food|. _ growling|. _ hoops|. _ hurt|. _ muchas|. _ puedo|. _ rather|. _ sangre|. _ used|. _ wait|. _ workout|. _ would|. before|. both|. casi|. day|. dead|. five|. hubby|. is|. only|. palpitations|. sick|. such|140|2 _ .|a blanket|a cold|about _ pizza|afraid of|all _ and|all day|and _ feel|and _ love|and sticky|antojo|at _ clinic|back up|baja .|bajar|bake .|bed _ .|being thirsty|binge _ anymore|binge not|blood when|boss _ be|boss would|breath _ .|but its|buying|buyi~|calcio .|calories|can _ this|cant _ water|care _ myself|chee~|chills|chips|chip~|days .|diabetes|diab~|donu~|down _ throat|emotional _ .|end the|everywhere|everywhere .|fever and|fing~|food|foot~|for everyone|get enough|goodbye to|got up|have .|hiccups|hurts _ bad|i _ eaten|i _ rope|i cook|im _ at|in there|in these|is _ burden|is good|job .|know _ can|last stall|leggings|lid|liquids .|lonely|look _ .|love it|me _ mucho|me falta|me provoco|meal .|miss it|murd~|my best|my dad|myself _ have|myself _ slack|nervous|never again|nons~|note for|of _ thirsty|off _ couch|old me|out to|photos|plate|provoco|prov~|puked|puke~|relationship|ricotta _ .|salt|salt .|says i|school _ .|self .|sick since|snac~|soft|talk~|terr~|the _ asked|the _ diet|the _ stall|the _ was|the floor|the lid|thirsty .|threw _ twice|to _ before|to _ cinema|up twice|vomitar|want .|warm .|water down|we _ a|will never|with sugar|without my|wont _ .',
    ],
    [
      -12,
      '. _ better|. _ grade|. _ gums|. _ hard|. _ labels|. _ light|. _ muerto|. _ shortness|. _ tastes|. at|. dark|. drop|. fell|. hot|. jump|. lonely|. shooting|. swollen|20 years|a _ temprano|a dormir|a gym|and _ was|another bite|appointment .|battery is|be proud|blender|born skinny|buying new|cant swallow|car is|chin|clot in|cold .|comes _ back|completely .|con sangre|corte _ pelo|could _ be|could kill|date _ my|day _ a|dia es|diez|done _ drains|dormir temprano|double .|double chin|en _ salud|end _ relationship|energia|fainted _ today|from myself|gasping|gasp~|ghost|ghos~|grandkids|gymtoday .|heartbeat|heartburn|home from|i _ asleep|i _ sleep|i breathe|i forgot|i thought|it up|lifting|love _ .|mi salud|my _ of|my battery|myself sick|negras|nervous .|nerv~|never fat|no _ of|no thoughts|of _ wedding|of myself|op|overdid it|pecho que|pero|pienso _ mi|proud _ me|refresco|refr~|relationship _ sugar|retc~|rush~|salud|salu~|sick _ day|size _ .|stitches _ out|take _ bite|tar|than the|the size|theres _ of|theres two|this _ is|this wedding|time for|tres|vomit _ .|voy _ dormir|was _ fat|was _ skinny|was asleep|was born|wedding _ have|wedding i|where _ am|with _ family|with drains|worry _ .|you _ .',
    ],
    [
      -13,
      '. _ bum|. _ hung|. _ missed|. _ pulse|. fainted|. incision|. llore|. numb|. nurse|. over|. reading|. watch|a _ from|a _ now|about _ thoughts|about suicidal|acabe|amar~|and spit|anto~|around the|asked _ suicidal|beat~|been throwing|cant breathe|cant catch|cant walk|catch my|chest .|coci~|could sleep|crushing|cutting carbs|date _ saturday|date on|desmaye|diet~|earlier .|early .|end _ stall|feel _ myself|fizzy _ .|football|for _ wedding|forgetting|get _ the|get the|got lost|ha .|haha .|happier .|hate mornings|having _ breathing|here at|husband _ i|i _ gain|i _ its|i let|in _ group|in _ with|is _ it|is _ without|is blood|ive _ sick|laxa~|let myself|lleg~|loss|mare~|me desmaye|mis _ .|muy _ .|my _ asked|myself _ day|myself first|neig~|not _ at|not _ happier|of _ just|of vomiting|off _ bread|on time|out _ work|passing out|pills _ time|pizza .|preg~|put _ first|put myself|rest _ .|snoring|soda and|sticky|sun .|surgery i|surp~|swallow pills|tape|teen~|tender|the menu|then i|to _ insurance|under _ .|up _ for|up for|want _ go|will _ cook|without bread|wore|wrote letters|ya _ quiero|zero _ .',
    ],
    [
      -14,
      '. _ 64|. _ bajar|. _ cuesta|. _ died|. _ doesnt|. confused|102 .|130|38|about cake|acabar _ el|and _ am|arm is|asked _ im|bar|bebo|blen~|bloc~|break .|cant _ vomiting|cant believe|changed|choc~|confused and|could have|crush _ my|day _ my|dead on|different|diso~|drink .|drop|earlier|eating so|fits|for surgery|future _ .|go back|have _ crush|him .|hinc~|hope _ is|hr|i _ tie|i miss|i slept|im _ no|jaja|just sad|later|life _ good|little _ .|make myself|massage|miss _ physical|month _ .|month is|much _ live|much to|my _ therapist|my left|myself for|need _ to|never _ myself|never hurt|ni el|of water|of you|overdid|pains|panic|phase _ .|physical therapist|pills with|put _ in|quiero morir|rang|reason _ complain|scratched _ arm|seguir con|sin _ nada|stop vomiting|suicidal _ sad|suicidal just|ten minutes|thinking _ cake|tie _ own|to complain|todas _ vitaminas|tris~|trouble breathing|two _ everything|up _ tonight|used _ think|we _ .|with _ for|woke _ on',
    ],
    [
      -15,
      '. _ da|. _ diabetes|. _ finally|. _ passed|. _ plant|. _ scared|. _ tiene|. back|. do|. grandma|. never|. scared|a bikini|again at|at _ lake|ate .|bikini|biki~|bridge _ back|but my|can _ my|can i|chocolate|common .|con _ pan|con este|con menos|desde anoche|deserve _ eat|dessert|dess~|door .|eat i|eat out|eight hours|fase|finally _ again|flat .|flut~|for _ days|g _ .|going _ bed|good _ .|got _ .|graph .|grave .|i left|i stand|i vomited|id die|if _ ever|im _ kill|it works|joy .|lift~|like _ dad|mejor _ menos|menos pan|miss the|my _ back|my _ self|one _ is|passing|peasy .|plateau to|poo|prev~|quiero comer|ready _ be|ready for|removal .|rock|se me|shoulder|sopa .|spit|stay in|sushi|sush~|the _ said|the shop|this surgery|throw _ on|to lose|trip|vomit on|vomitando|want _ plateau|why _ did|why _ had|wont _ down',
    ],
    [
      -16,
      '. _ drain|. _ killed|. bloody|. confirmed|. eyes|. nunca|. saw|a number|am .|and again|any water|as _ teenager|asked _ i|been sick|burden _ the|cant get|date for|dentist .|donut|doubled|drank _ .|how _ ive|hurts and|im dying|im trying|kids _ .|la _ grande|left _ the|lived .|mana~|me now|of _ good|on _ floor|pills into|pressure _ my|puff~|purple|pus|quiero mas|race|shake _ .|sleeve _ .|so _ scale|so grateful|soda _ .|them in|this stall|to breathe|to walk|todo _ que|tomo|vitamins _ i|vomit _ purpose|walked _ .|work _ .|would i',
    ],
    [
      -17,
      '. _ beat|. _ gives|. _ tummy|. tested|125|able|able to|been _ on|being sick|bridge to|bring _ up|bring it|cant _ straight|cele~|cut up|devo~|doing nothing|done _ summer|every _ to|ex|feel alive|flowers|flow~|go home|going _ let|grad~|have done|have never|hoy me|i puke|i sleep|in half|jet|knees .|lose|make me|meta .|myself eat|nearly finished|ninos .|no air|poop~|popo|protein .|stay down|the _ ten|the show|thought id|todo lo|what should|with new|with this|works|world is',
    ],
    [
      -18,
      '. _ ate|. _ house|. _ until|. vomiting|a _ but|comprar|despertar _ manana|despertar temprano|die if|game .|gets _ .|hurt _ and|im _ on|jaw|kitchen _ .|life back|llegar|mass~|more _ for|mornings .|much _ lost|my _ all|my _ scratched|puke|scale _ .|snacking|so _ now|so ive|some _ .|swea~|swim~|taco|the person|times today|to death|wont go',
    ],
    [
      -19,
      '. end|anno~|another _ shake|best life|going _ the|ive _ had|living _ best|more _ me|muchas|my _ feels|nothing fits|orga~|see two|since _ last|sopa|sudd~|tengo muchas|up _ purpose|want _ live|was nothing',
    ],
    [
      -20,
      '. _ kills|2 of|a goodbye|are two|clothes to|con mis|crav~|desde ayer|estoy _ y|gonna kill|happy to|i jumped|im getting|keeps _ and|movie was|my surgeon|of _ so|pastillas que|quitting|shri~|this with|want _ stop',
    ],
    [
      -21,
      '. _ looks|bailar .|best decision|cafe~|do _ again|gain|in photos|its been|mom is|more _ a|of _ now|on _ bus|one eye|perdi el|since _ night|to _ home|tofu',
    ],
    [-22, 'asked if|boss is|even water|stays'],
    [-23, '. corte|on _ oven|there _ two'],
    [-24, 'form|my _ keep|pasa|why is'],
    [-25, 'live on'],
    [-26, 'dulc~'],
    [-27, 'las _ que'],
  ],
  kinds: [
    [
      'wish_dead',
      [
        [30, 'wish'],
        [23, 'pray'],
        [22, 'envy|plane|pray~'],
        [21, 'envi~'],
        [20, 'god|mori~|pref~'],
        [19, 'dios|praying|wish~'],
        [18, 'exist|hoping|hopi~|lie|waking|waki~'],
        [17, 'blessing|disappointed|hoped|lleve|welc~'],
        [16, 'anymroe|dead|deseo|deth|happens|id|morir|table|wihs'],
        [
          15,
          'anae~|biopsy|biop~|complication|despertar|envious|fantasise|gustaria|jsut|let|llev~|ojala|ojal~|pido|survive|surv~|welcome|whish|yanoquiero|yano~',
        ],
        [14, 'cansado|catch|ceas~|estar|preferiria|quisiera|quis~|truth|wantto'],
        [-14, 'bunch|bunc~|caring|cari~|ends|insulin|lives|sewerslide|sewe~'],
        [
          -15,
          'acabar|act|attempt|auto~|broth|comm~|convinced|conv~|cortarme|courage|dano|decidi|difference|doin~|drown|favour|has|instructions|jumping|matar|o|ones|perm~|punish|regained|ruin|run|scratching|self|seriously|theres|they~|till|use|voy',
        ],
        [
          -16,
          'atte~|common|cost|cut|estarian|even|everybodys|fail|hand|inte~|looked|mata~|noticed|odds|serious|sh|taco|terminar|theyre|wheel|whee~|will',
        ],
        [-17, 'ctb|everyone|fighting|friends|intend|might|migh~|otra|rid|sirve|try|urge'],
        [-18, 'bout|deserve|mato'],
        [-19, 'hed|sleeping'],
        [-20, 'everyones|gun|kms|permanently'],
        [-21, '.|cry'],
        [-22, 'free'],
      ],
    ],
    [
      'no_reason',
      [
        [27, 'futu~'],
        [24, 'future'],
        [20, 'keeping|life'],
        [19, 'nada'],
        [18, '40|even|reas~|sirve|staying|why'],
        [17, 'belong|live|reasons|vale'],
        [16, '188|ahead|ahea~|pointless|salida|stay|torture|tort~'],
        [
          15,
          'belo~|both~|caring|cari~|closed|completely|despair|given|give~|hope~|interest|left|matters|meaning|noth~|poin~|veo',
        ],
        [
          14,
          '17|beyond|beyo~|broken|change|has|hopless|hopl~|isnt|lost|meaningless|motivos|moti~|odds|pena|pointles|poitn|poit~|reached|reac~|reason|shes|version|vers~|wort~',
        ],
        [
          13,
          'bother|carry|futile|futi~|futuro|grown|havenothing|improve|mean~|nothign|reso~|run|sali~|seem|stay~|sure|tunnel|tunn~|vida|wats|whatsoever',
        ],
        [
          -13,
          'belt|boys|deseo|especially|everybodys|forgive|happens|harm~|kms|many|mind|opens|self~|sharp|suiside|than|thankyou|they|tied|trac~|voy|wishing|wish~',
        ],
        [
          -14,
          'anymroe|arms|changed|complication|despertar|fair|ground|lie|lived|plan|pref~|sh|suis~|urge|wake|yeet',
        ],
        [-15, 'ending|endi~|everyones|fits|kind~|nhs|razor|roof|shouldve|sign~|space|spac~|suffer'],
        [-16, 'diet|exist|picked|quit~|ruin|weighing|wish|writ~'],
        [-17, 'cost|shed|signed'],
        [-19, 'cuts'],
        [-21, '.'],
      ],
    ],
    [
      'end_it',
      [
        [32, 'kms'],
        [27, 'end|suic~'],
        [23, 'ending|endi~|kill|mata~'],
        [22, 'checking|ctb|sewerslide|sewe~'],
        [21, 'permanently|safe'],
        [20, 'deci~|intend|mato|perm~|sucidal|suci~'],
        [19, 'atte~|commit|si|suis~'],
        [18, 'act|exit|kil|matar|promise|quitar|quit~|unalive|unal~|voy'],
        [17, 'finishing|matarme|mind|sui'],
        [16, 'acabar|cons~|cowa~|delete|forgive|fr|planis|quitarme|suicidal'],
        [15, 'decided|dele~|goal|r|suicidarme|suicidio|tell|undo|unlive|unli~|wont'],
        [14, 'decidido|kill~|locura|locu~|might|migh~|pls|plugon|plug~|prom~'],
        [
          -14,
          'ahorcar|blee~|burden|ciga~|closed|cortarme|cutting|dano|deth|estaria|fool|funeral|fune~|hice|impo~|jsut|lleve|opening|remove|sell|solve|videos|wihs|worth|wouldnt',
        ],
        [
          -15,
          'against|auto~|bottel|burd~|cut|find|forget|harming|meds|mess|pill|raw|shouldnt|son|swallow|tira~|vale',
        ],
        [
          -16,
          'ahorcarme|bath|cuts|drown|estorbo|existing|favour|googled|hurtmyself|interest|looking|mama|oxy|picture|pray|squad|ugh',
        ],
        [-17, 'acabe|estarian|garage|gara~|hard|isnt|lie|note|road|wort~'],
        [-18, 'blade|body|od|pointless|ruin'],
        [-19, 'blad~|harm~|see'],
        [-20, 'letters|meaning'],
        [-21, 'tbh'],
        [-22, '.|harm'],
        [-24, 'hurting'],
        [-32, 'hurt'],
      ],
    ],
    [
      'method_plan',
      [
        [27, 'gun|jump'],
        [25, 'plan'],
        [24, 'od'],
        [23, 'overdose'],
        [22, 'meds|note'],
        [21, 'ahor~|colgar|drown|hang|tied'],
        [20, 'insulin|letters|shoo~|ways'],
        [19, 'googled|itll|oxy|sleeping|throat|tira~'],
        [18, 'ahorcarme|car|clif~|goog~|roof|rope|tub'],
        [17, 'beam|knot|needing|oxycodone|oxyc~|shoot|venas|vena~'],
        [16, 'bouht|bouh~|date|decide|drinking|odd|passwords|picked|pills|slit|stood|swallow|tirarme'],
        [
          15,
          'ahorcar|bath|bottel|drow~|garage|gara~|gona|hangign|journals|jumping|lett~|many|overdoze|pain~|pill~|tracks|wrists',
        ],
        [
          14,
          'arrives|bullet|cabinet|cabi~|case|chosen|chos~|cliff|colg~|deje|frasco|fras~|goodbyes|into|pastillas|picturing|stockpiling|suffocate|toma~|videos',
        ],
        [
          -14,
          'acabar|arm|becausei|calcio|cancer|ciga~|complication|decidido|dug|esperanza|estorbo|existing|failure|fall|inju~|kil|leaves|locura|locu~|meaning|organizer|pointless|prom~|punish|puni~|rid|sewerslide|sewe~|started|tbh|used|volv~|write',
        ],
        [-15, 'catch|cost|drag|eevry|eevr~|mind|orga~|rang|si|stay|watched'],
        [-16, 'change|dano|hands|help|matar|punc~|space'],
        [-17, '.|lied|sleeves|suicidarme'],
        [-18, 'hurting|plane|soy'],
        [-19, 'bang|cuts|suffering'],
        [-20, 'checking|kms'],
        [-21, 'urge'],
      ],
    ],
    [
      'self_injury',
      [
        [31, 'cut'],
        [29, 'cuts|hurt'],
        [25, 'harm'],
        [23, 'harm~|hurting'],
        [22, 'dano|hurt~|sh|skin'],
        [21, 'arms'],
        [20, 'arm|auto~|blee~|cort~|cutt~'],
        [19, 'bang|ciga~|deep|self'],
        [18, 'hurtmyself|scissors|scis~|scratching|slap|sleeves'],
        [17, 'bleed|cutting|harming|hips|punish|puni~|thig~'],
        [16, 'burns|cuting|cuti~|hitting|hitt~|inju~|marks|mark~|proposito|punc~|sang~|stin~'],
        [
          15,
          'blade|carv~|cigarettes|cortando|golp~|hacerme|harmed|hit|lighter|mess|otra|punching|rela~|stings|thighs',
        ],
        [14, 'blad~|carve|cortarme|corto|dug|last~|ones|pego|relapsed|sees|sharp|slice|slic~|urges|urge~'],
        [
          13,
          'autolesiono|bruises|burn~|calma|cast~|forearm|golpeo|held|prop~|raw|relapse|shar~|stab~|urge|whipping|whip~',
        ],
        [-12, 'easy|end|telling'],
        [
          -13,
          'bulk|carbs|drown|envy|forgive|fr|googled|goog~|hacer|hoping|hopi~|life|live|love|mata~|mato|meds|mori~|od|quitarme|stay|unal~|wont|writing',
        ],
        [
          -14,
          'bought|boug~|completely|finishing|hid|jump|kil|kms|overdose|overdoze|rope|sewerslide|sewe~|unalive|venas|vena~',
        ],
        [-15, 'carb~|envi~|forever|future|pray|pray~'],
        [-16, 'decide|futu~|gun|tub'],
        [-17, 'hang|kill|matarme|ouch|throat'],
        [-19, 'safe'],
        [-21, '.'],
      ],
    ],
    [
      'burden',
      [
        [26, 'cost|free'],
        [24, 'everyones|hed'],
        [22, 'burd~|cry'],
        [21, 'soy'],
        [20, 'ruin|space|spac~|them|they|theyd'],
        [19, 'estorbo|everybodys|selfish|they~'],
        [18, 'boys|estarian|insurance|les'],
        [17, 'care~|fami~|self~'],
        [16, 'burdon|miss|needs|parents|problems|rid|solo|vanished'],
        [
          15,
          'bruden|brud~|burden|family|favour|forget|guilty|guil~|nhs|people|prob~|shouldve|whod|widow|wido~|wife',
        ],
        [14, 'anybody|anyb~|everybody|peop~|remarry|steal|suffer'],
        [
          13,
          'arruino|carers|casa|curse|curs~|deserve|deserves|disapeared|everybodyd|ever~|fair|familys|fed|gift|loses|lose~|minus|mole~|nadie|nadi~|need~|pare~|problemas|quickly|realise|remove|todos|todo~|unhappy|unha~',
        ],
        [12, 'bettr|dragging|drag~|matter|somebody|stand|touc~'],
        [-12, 'calf|desearia|happily|reasons|whish'],
        [
          -13,
          'belong|bigg~|cowa~|ctb|drinking|envi~|excites|finishing|future|goal|goodbye|join|lifes|life~|plane|plz|sigo|sirve|something|tell',
        ],
        [
          -14,
          'belo~|bleed|ceas~|clotehs|cutter|fridge|good~|grown|handful|idea|mato|odds|offe~|swallow|waking|waki~|why',
        ],
        [-15, 'forward|forw~|futu~|hit|muerta|own|ve'],
        [-16, 'dano|matters|trade|trad~'],
        [-17, 'cuts'],
        [-19, 'envy'],
        [-20, 'calm'],
        [-21, 'gun|insulin'],
        [-27, '.'],
      ],
    ],
  ],
}
