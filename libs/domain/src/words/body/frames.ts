import { anyOf, type Clause, CLAUSE_END, partsOf, saidIn, sentencesOf, WRITER_BEGINS } from './clauses.js'

const OWNER = 'my|our|the|a|an|his|her|their|mi|mis|nuestro|nuestra|el|la|un|una'
const YOUNG = '(?:kid|child|teen|teenager|girl|boy|student)'
const MANY = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|many|some|few|couple)'

/** What dates a sentence to a time that is over; "since last year" goes on, and "less than last year" is of today. */
const LONG_AGO = anyOf(
  '(?<!since |than )last (?:year|summer|winter|spring|christmas|thanksgiving|easter)',
  `${MANY} (?:years|yrs) (?:ago|back), years ago, decades ago, (?<!since )in (?:19|20)\\d\\d`,
  `as a ${YOUNG}(?! mom| mum| mother), when i was a ${YOUNG}, when i was (?:little|young|younger|in school|in college)`,
  // An age, not "when I was 10 minutes into my walk".
  'when i was \\d\\d?(?= (?:$|i |my |we |and |years |yrs ))',
  'in my (?:teens|twenties|thirties|20s|30s), growing up, in (?:college|high school|middle school)',
  'en (?:19|20)\\d\\d, hace (?:\\d+|dos|tres|cuatro|cinco|seis|diez|muchos|varios) anos, (?:de|cuando era) (?:nin[ao]|chic[ao]|joven)',
)

/** What brings it back to today: one of these, and a sentence about long ago is heard. */
const ONGOING = anyOf(
  'now, again, still, today, tonight, since, currently, rn, yesterday, morning, lately, is, are, am, im, its, thats',
  'have, has, ive, feel, feels, feeling, hurts, cant, cannot, keep, keeps, been, being, dont, wont, every, always, ever',
  // "Like the clot I had 5 years ago" is of one that is there.
  'like, ate, same, back, returned, started, starting, getting, worse, help',
  'ahora, hoy, otra, todavia, aun, sigue, sigo, siento, tengo, desde, ayer, anoche, es, esta, duele',
)
/** The same of a text around it. */
const RETURNS = anyOf(
  'again, same, still, returned, returning, recurring, worse, today, tonight, now, like that, happening',
  'otra vez, todavia, sigue, igual, volvio, ahora, hoy',
)
/** "All fixed now" at the end is no today; "fine, now it hurts" is. */
const OVER =
  / (?:(?:its|im|thats|is|am|and|so|all) )*(?:fixed|fine|good|ok|okay|gone|better|healed|well|over|great|resolved|cured|stable)(?: and gone)?(?: now| today| again)?(?= $| (?:thank|thanks|thankfully|glad|luckily) )/g

const SOMEBODY = [
  'dog|dogs|cat|cats|puppy|kitten|horse|son|daughter|kid|child|children|sister|brother|mom|mum|mother|dad|father|husband|wife',
  'hubby|partner|nephew|niece|cousin|aunt|uncle|grandma|grandpa|grandmother|grandfather|neighbor|neighbour|coworker',
  'colleague|boss|roommate|friend|teammate|grandson|granddaughter|guy|lady|woman|man|girl|teacher|customer|client|driver',
  'character|actor|actress|singer|teenager|player|perro|perra|gato|gata|hijo|hija|hermano|hermana|mama|papa|esposo|esposa',
  'marido|abuelo|abuela|vecino|vecina|amigo|amiga|tio|tia|primo|prima|suegra',
]
  .map((line) => line.split('|').join('s?|'))
  .join('s?|')
const KIND = 'best|little|older|younger|big|oldest|youngest|old|new|poor|good|whole|ex'
/** Who is somebody without "my", too. "Man, my chest hurts" is nobody. */
const NAMED_ALONE =
  'coworker|colleague|neighbou?r|husband|hubby|wife|boyfriend|girlfriend|mom|mum|dad|sister|brother|grandma|grandpa|roommate|cousin|uncle|aunt'
/** Somebody else, or an animal, as the first word of a sentence. */
const OF_SOMEBODY = new RegExp(
  `^ (?:(?:and|but|so|ugh|well|also|then) )?(?:he|she|his|her|hers|(?:someone|somebody)(?! (?:please|pls|help|call|come|get|tell|answer))|(?:${NAMED_ALONE})s?|(?:${OWNER}) (?:(?:${KIND}|${SOMEBODY}) )?(?:${SOMEBODY})) `,
)
const MAY_BE_OF_SOMEBODY = new RegExp(` (?:he|she|his|her|hers|someone|somebody|${SOMEBODY}) `)
/** Whoever writes comes into the sentence, as the one it is about or as who was told of it; so may who had the surgery, and a child who is not born. */
const OF_WRITER = anyOf(
  'i, im, ive, id, ill, me, mine, my, myself, we, us, our, yo, mi, mis, mio, conmigo',
  'says, said, say, thinks, told, tells, noticed, noticing, notices, found, saw, sees, asks, asked, called, calls, calling',
  'while, because, phone, 911, er, ambulance, drove, caught, worried, worries, wants, panicked, panicking, panics, scared, afraid, crying, insists, begs, screaming, dice, dicen, noto, encontro, vio que',
  'sleeved?, surgery, operation, operated, op, postop, bypass, operaron, operada, operado, manga, cirugia',
  'mov\\w+, moves?, kick\\w*, womb, born',
)

/**
 * What asks of a time that may come, or of people at large, from its first words on. A question that begins with a sign ("stool looks
 * like tar?") or with what to do ("can I wait till next week with black stools?") is of one that is there.
 */
const SUPPOSED = new RegExp(
  '^ (?:(?:and|but|so|also|ok|hey) )?(?:' +
    'do people (?:really |ever |often )?(?:get|have)|if i ever|should i ever|do i ever|in (?:general|theory)|' +
    '(?:what if i|(?:will|would|could) i (?:get|have|develop)) (?=.* ?(?:ever|someday|next (?:week|month|year|summer)|plane|flight|cruise|trip) )' +
    ') ?',
)
const ASKED_OF_ONESELF = anyOf(
  'this, so, my, mine, me, im, ive, i have, i had, i got, i keep, i feel, i felt, i cant, i cannot, i am, i was, been',
  'having, getting, today, tonight, since, yesterday, now, again, still, morning, night, keeps, right, already, last',
)

/** A story on a screen or in a book, and who is in it. */
const STORY = anyOf(
  'movie, film, drama, show, series, episode, season, documentary, podcast, novel, book, soap opera, anime, netflix, pelicula, serie, telenovela, novela, capitulo, temporada, libro',
)
const IN_STORY = anyOf(
  'guy, man, woman, lady, girl, boy, dude, character, killer, hero, heroine, detective, doctor, queen, king, zombies?, vampires?, everybody, someone, somebody, he, she, they, protagonista, el tipo, la tipa, personaje, villan[ao], muchach[ao]',
)
const WATCHES =
  / (?:(?:i|im|we|were|me|yo) (?:was |just |am )?(?:watch|watched|watching|saw|read|reading|binged|finished|started|love|puse|vi)|(?:my|our|mi) (?:favorite )?(?:show|series|drama|book|novel|podcast|novela|serie|pelicula|telenovela))(?= )/g

/** Whose first year it is is told by a surgery: "sleeved last year" dates nothing else. */
const OPERATED = anyOf(
  'sleeved?, surgery, operation, operated, op, postop, bypass, operaron, operada, operado, manga, cirugia',
)

const clausesOf = (text: string): Clause[] =>
  partsOf(text, CLAUSE_END).map((part) => ({ text: part, said: saidIn(part) }))

const isOfSomebody = ({ said }: Clause): boolean => {
  const subject = OF_SOMEBODY.exec(said)
  return subject !== null && !OF_WRITER.test(` ${said.slice(subject[0].length)}`)
}

/** Somebody's clause apart from the one of whoever writes, which ends in a stop of its own. */
const withoutWriter = (clause: Clause): Clause[] => {
  if (!OF_SOMEBODY.test(clause.said)) return [clause]
  const parts = partsOf(clause.text, WRITER_BEGINS)
  return parts.map((text, at) => ({
    text: at < parts.length - 1 ? `${text.trimEnd()}. ` : text,
    said: saidIn(text),
  }))
}

const isSupposed = ({ text, said }: Clause): boolean =>
  text.includes('?') && SUPPOSED.test(said) && !ASKED_OF_ONESELF.test(said)

/** Whether a sentence brings what it tells back to today: one does it for the whole text. */
const comesBack = ({ said }: Clause): boolean => RETURNS.test(said.replaceAll(OVER, ' '))

const isLongAgo = ({ said }: Clause): boolean =>
  LONG_AGO.test(said) && !ONGOING.test(said.replaceAll(OVER, ' '))

const isStory = ({ said }: Clause): boolean =>
  STORY.test(said) && IN_STORY.test(said) && !OF_WRITER.test(said.replaceAll(WATCHES, ' '))

/** The clauses of a sentence that are heard. Who had the surgery is never somebody else, and a surgery dates nothing but itself. */
const ownOf = (sentence: Clause, isAllToday: () => boolean): string => {
  if (isSupposed(sentence) || isStory(sentence)) return ''
  const isOver = isLongAgo(sentence) && !isAllToday()
  const mayBeOfSomebody = MAY_BE_OF_SOMEBODY.test(sentence.said)
  if ((!isOver && !mayBeOfSomebody) || OPERATED.test(sentence.said)) return sentence.text
  const clauses = clausesOf(sentence.text).flatMap(withoutWriter)
  return clauses
    .filter((clause) => !isOfSomebody(clause) && !(isOver && LONG_AGO.test(clause.said)))
    .map(({ text }) => text)
    .join('')
}

/**
 * A text, in lower case and without accents, without what is, clause by clause, about long ago or about somebody else, and without questions about what may be one
 * day: whatever sign they name, nobody has it today. A frame is in words that are few and sure, unlike the signs; where anything
 * points back to whoever writes, or to today, all of it is heard. Source: health-rules 9b.2; decision 133.
 */
export const withoutFrames = (text: string, sentences = sentencesOf(text)): string => {
  let isToday: boolean | undefined
  // Once for all sentences of long ago: there may be hundreds.
  const isAllToday = () => (isToday ??= sentences.some(comesBack))
  return sentences.map((sentence) => ownOf(sentence, isAllToday)).join('')
}
