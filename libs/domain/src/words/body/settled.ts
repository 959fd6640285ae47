import { anyOf } from './clauses.js'

// What takes a sign of somebody near away: it is over, looked after, of long ago, may be one day, or has an everyday cause.

/** It is over, or somebody looks after it. "She is not okay" and "is she okay" say nothing of it. */
const OVER = anyOf(
  '(?<!not |nt |no |never |until |is |if )(?:(?:is|are|was|hes|shes|its|theyre|feel|feels|feeling|felt|doing|all|now|much|and|but|totally|perfectly) )+(?:fine|okay|ok|alright|better|stable|good|great|recovering|recovered|home|healthy)(?! until| this morning| yesterday| an hour)',
  '(?<!no )(?:esta|anda|sigue|salio|todo|y) (?:(?:ya|muy|mucho|mas|bien) )*(?:bien|mejor|estable|recuperad[ao]|perfect[ao]|tranquil[ao])(?! palid| confundid| desorientad| mal| enferm| grave| feo| hinchad| raro)',
  '(?:in|at|from) (?:the |a )?(?:hospital|icu|er|emergency room|ward), er with, en (?:el )?(?:hospital|urgencias), ingresad[ao], internad[ao], discharged, rushed (?:in|to), rushed (?:him|her) (?:in|to), funeral, hospice, passed away',
  '(?:doctors?|dr|nurse|surgeon|paramedics?|vet) (?:said|says|thinks) (?:\\w+ )?(?:\\w+ )?(?:is|its|was|just|only|normal|nothing|fine|ok|gas|mild)',
  '(?:saw|seen by|vio|reviso|atendio) (?:the |a |her |his |him |el |la |un |una )?(?:doctora?|dr|medic[oa]|vet), (?:doctor|medico|doctora|medica) (?:saw|checked|treated|la vio|lo vio|dijo que)',
  'all good, all clear, no big deal, back at work, back to (?:work|normal|school), back home, ya (?:se le )?(?:paso|quito|bajo), ya paso, fever broke, de alta',
)

/** Of a time that is over, unless the sentence is of today, too. */
const PAST = anyOf(
  '(?:years?|yrs|months?|weeks|decades) (?:ago|back|before), last (?:year|month|week|summer|winter|spring|fall|christmas|thanksgiving|easter|time), in (?:19|20)\\d\\d, back (?:in|then|when)',
  'as a (?:kid|child|teen|teenager|baby|young \\w+), when (?:he|she|i|we|they) (?:was|were) (?:\\w+ )?(?:a |little|young|younger|small|kids|pregnant|in |carrying|my age|\\d)',
  'growing up, childhood, in (?:college|high school|middle school|(?:his|her) (?:teens|twenties|thirties|forties|fifties|20s|30s|40s|50s)), at (?:age )?\\d\\d(?! (?:bpm|beats|a|percent|lying|sitting|rest)), used to, once, had (?:a|an|another|his|her) (?:\\w+ )?(?:heart attack|stroke|seizure|clot|blood clot|aneurysm)s?',
  'had (?:chest|heart|leg|stomach|belly) (?:pain|pains|trouble|problems|surgery), hace (?:\\w+ )?(?:anos|meses|semanas), (?:el|la|ano|mes|semana|verano) pasad[ao], cuando era, de (?:nin[ao]|joven|chic[ao]), una vez, tenia, antes',
)
const TODAY = anyOf(
  'just, now, right now, today, tonight, (?:this|in the) (?:morning|afternoon|evening), minutes? ago, mins ago, again, help, still, ahora, ahorita, ahorit[ao], hoy, hace (?:un )?(?:rato|ratito|momento|minutos?), acaba(?: de)?, otra vez, sigue, todavia, esta manana, esta noche, ayuda, since (?:last|this|yesterday), desde',
)

/** An everyday cause, or a story: sickness that goes round, drink, a pregnancy, sport, a screen, a joke. */
const CAUSE = anyOf(
  'norovirus, rotavirus, (?:stomach |tummy |a )bug, bug going, flu, influenza, gripe, gripa, covid, rsv, a cold, resfriado, catarro, virus, food poisoning, bad (?:sushi|clams|oysters|shrimp|chicken), strep, croup, ear infection, teething, chickenpox, mono, allergies, hay fever, sinus(?:es)?',
  'hangover, hungover, (?<!like a |like |like hes |like shes |as a |if |looks |acts |acting |almost )drunk, drinking, tequila, beers?, wine, (?<!como |parece |parecia )borrach[ao], cruda?, resaca, bar, party, fiesta, boda, wedding, quinceanera, church, misa, school, escuela, class, concert, concierto, airport, blood drive, at work, needles?, graduation, ceremony, hairdresser',
  'pregnant, pregnancy, morning sickness, embarazad[ao], embarazo, ascos, labor, chemo, quimio, dementia, alzheimers?, demencia, migraines?, concussion, bee sting, dentist, period, menopause, periodo, regla, asthma, copd, parkinsons?, motion sick\\w*, carsick, seasick, car ?sick, mareo del viaje',
  'movie, film, drama, show, series, episode, book, novel, game, match, tv show, on tv, scene, video, tiktok, netflix, podcast, soap opera, pelicula, serie, telenovela, novela, libro, capitulo, photo booth, photos?, costume, halloween, prank, pretend\\w*, acting class',
  'race, marathon, 5k, gym, workout, treadmill, crossfit, spin, ride, run, hike, roller ?coaster, carrera, gimnasio, practice, training, football, soccer, pickleball, tennis, golf, basketball, volleyball, softball, skateboard\\w*, skiing, bike, bici, futbol',
  'laughing, lol, haha\\w*, jaja\\w*, lmao, joke\\w*, jok(?:ed|ing), kidding, broma, de (?:la )?risa, proposed, surprise, excited, excitement, joy, emocion, sorpresa, cute, hilarious',
  '(?:when|cuando|whenever|if) (?:he |she |they |it |i |we |se |ve |huele |mi )(?:sees?|saw|smells?|smelled|hears?|heard|eats?|ate|won|proposed|laughs|looks|cooks?|told|tell|said|say|sangre|algo|vio|mama), (?:ve|vio|huele) (?:sangre|agujas|pescado), smell of, sight of, thought of, idea of',
  '(?:passed out|crashed|conked out|knocked out|zonked|collapsed|fell asleep|out cold) (?:on|onto|into|in|at) (?:the |his |her |my )?(?:couch|sofa|bed|recliner|chair|hammock|\\d+), snor\\w+, asleep, nap, naps, siesta, dormid[ao] en, sueno, jet ?lag',
  '(?:sleeps? in|early|temprano|domingos?|before (?:six|seven|eight|nine|ten|noon|\\d+)), (?:confused|confusion|confundid[ao]|mixed up|lost) (?:by|about|with|over|on|con|por|entre|sobre), recipe, receta, instructions, instrucciones, texts, messages, emails?, mensajes, llamadas, calls',
  'breathing machine, cpap, apnea, a word about, through (?:his|her|the) nose, stuffy, nose, popsicles?, paletas?, helado, slush, pool, alberca, good ?bye, proud, birthday cake, opinions?, taste',
)

/** Of what may be one day, or of what everybody may have. */
const SUPPOSED = anyOf(
  '(?<!sure |know |tell |see |idk |wonder |wondering )(?:if|in case|unless|whenever) (?:ever )?(?:he|she|it|they|my|her|his|the|anyone|someone|somebody), in case, por si, en caso de que, si (?:ella|el|mi|le|se|un dia|algun dia|llega) ',
  '(?:will|would|could|might|may) (?:\\w+ )?(?:faint|collapse|vomit|throw|puke|pass out|bleed|get|have a), (?:afraid|worried|scared) (?:that )?(?:he|she|my \\w+) (?:will|would|might|may|could)',
  'lectures?, warned, warns, reminds?, at risk, (?:signs|symptoms|history) of, runs in (?:the|my|our) family, (?:is|works as) an? (?:nurse|paramedic|doctor|emt|er nurse)',
)

const TURNS = anyOf(
  'but, pero, then, until, again, (?:now|ahora) (?:he|she|her|his|its|cant|wont|not|no|le|se|tiene)',
)

/** A sentence with a sign, what of it comes from the sign on, and the sentence behind it, each as it is said. */
interface Around {
  readonly all: string
  readonly fromThere: string
  readonly behind: string
}

/** Whether something in a sentence, or right behind it, settles a sign of somebody near. Source: decision 156. */
export const isSettled = ({ all, fromThere, behind }: Around): boolean =>
  CAUSE.test(all) ||
  OVER.test(fromThere) ||
  SUPPOSED.test(all) ||
  (PAST.test(all) && !TODAY.test(all)) ||
  (OVER.test(behind) && !TURNS.test(behind))
