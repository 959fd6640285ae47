import { CLAUSE_END, partsOf, saidIn, sentencesOf, WRITER_BEGINS } from './clauses.js'
import { isSettled } from './settled.js'

/** What is told of somebody near, read as of "she"; who is further away is heard of for what nobody waits for alone. */
export interface ToldOf {
  readonly close: string
  readonly further: string
}
type Nearness = keyof ToldOf

/** Spanish words that end in "o" of a man and in "a" of a woman. */
const ofBoth = (stems: string): string[] => stems.split(' ').flatMap((stem) => [`${stem}o`, `${stem}a`])

/** Who may have had the surgery while somebody near holds the phone. */
const CLOSE = [
  ...'husband hubby hubs wife wifey partner spouse boyfriend bf girlfriend gf fiance fiancee mom mum mommy momma mother dad'.split(
    ' ',
  ),
  ...'daddy father sister sis brother bro patient esposo esposa marido mujer pareja mama mami papa papi madre padre'.split(
    ' ',
  ),
  ...ofBoth('novi herman hermanit'),
]
/** A grown child may have had it, too; a small one has a fever as often as not. */
const FURTHER = [
  ...'friend bestie bff cousin aunt auntie uncle grandma grandpa grandmother grandfather granny nana nan nanny gran'.split(
    ' ',
  ),
  ...'roommate housemate niece nephew daughter son kid child teen tia tio comadre compadre nuera yerno'.split(
    ' ',
  ),
  ...ofBoth('amig prim abuel abuelit suegr cunad sobrin hij'),
]
const NOBODY = [
  ...'dog cat puppy kitten horse hamster bird bunny rabbit goat neighbor neighbour coworker colleague boss teacher'.split(
    ' ',
  ),
  ...'customer client character actor actress singer player lady woman man guy girl boy baby toddler bebe jefe senora'.split(
    ' ',
  ),
  ...ofBoth('perr perrit gat gatit cachorr vecin nin'),
]
type Who = Nearness | 'nobody'
const WHO = new RegExp(
  `\\b(?:(?<pronoun>s?hes?|his|her|him|ella)|(?:(?<close>${CLOSE.join('|')})|(?<further>${FURTHER.join('|')})|(?:${NOBODY.join('|')}))s?)\\b`,
)

const OWNER = 'my|our|the|a|an|his|her|their|mi|mis|nuestro|nuestra|el|la|un|una'
const KIND = 'best|little|older|younger|big|baby|twin|oldest|youngest|old|poor|elderly|dear|sweet|pobre'
/** Somebody near with whatever stands around the name: "my little sister's", "my brother in law". */
const NAMED = new RegExp(
  `\\b(?:(?:${OWNER}) )?(?:(?:${KIND}) )?(?:${[...CLOSE, ...FURTHER].join('|')})(?: in law)?(s?)\\b`,
  'g',
)
/** Whoever writes comes in as the one that a clause is about. */
const OF_WRITER =
  /^\W*(?:(?:and|y|but|pero|so|then|now|ahora|while|also) )*(?:i|im|ive|id|ill|we|my|yo|mi|me|we) /
/** So that one text takes no longer than two; nobody tells of somebody else at such length. */
const MOST_HEARD = 1000
const LONGEST_CLAUSE = 100
/** Where a clause that never stops may be divided. */
const BREATHES = / (?=(?:and|y|so|then|i|my|mi|he|she) )/gu
/** What may settle a sign of a sentence that never stops stands this near, in characters. */
const AROUND = 60
const LONGEST_SENTENCE = 160

/** Of whom a clause is, where it names somebody; `before` is whom a "he" or "she" stands for. */
const whoIn = (clause: string, before: Who): Who | null => {
  const groups = WHO.exec(clause)?.groups
  if (groups === undefined) return null
  if (groups.pronoun !== undefined) return before
  if (groups.close !== undefined) return 'close'
  return groups.further === undefined ? 'nobody' : 'further'
}

/** "My sister's leg" as "her leg", so that what takes other people's signs out of a text does not know whose it is. */
const asShe = (text: string): string =>
  text.replaceAll(NAMED, (_named, of: string) => (of === 's' ? 'her' : 'she'))

const clausesOf = (sentence: string): string[] =>
  partsOf(sentence, CLAUSE_END).flatMap((clause) =>
    partsOf(clause, clause.length > LONGEST_CLAUSE ? BREATHES : WRITER_BEGINS),
  )

/** The clauses of a sentence about somebody near, up to where whoever writes comes in, and who was named last. */
const heardOf = (sentence: string, before: Who) => {
  const heard = { close: '', further: '' }
  let named = before
  let who: Who | null = null
  let from: number | undefined
  let at = 0
  for (const clause of clausesOf(sentence)) {
    const here = whoIn(clause, named)
    if (here !== null) named = who = here
    else if (OF_WRITER.test(clause)) who = null
    if (who !== null && who !== 'nobody' && heard[who].length < MOST_HEARD) {
      heard[who] += clause.slice(0, MOST_HEARD)
      from ??= at
    }
    at += clause.length
  }
  return { heard, named, from }
}

/**
 * What a text, in lower case and without accents, tells of somebody near, who may be the one that had the surgery: clause by
 * clause, where nothing in the sentence or behind it settles it. Source: health-rules 9b.2; decision 156.
 */
export const toldOf = (text: string, sentences = sentencesOf(text)): ToldOf => {
  const told = { close: '', further: '' }
  let last: Who = 'close'
  for (const [at, { text: sentence, said }] of sentences.entries()) {
    if (!WHO.test(sentence)) continue
    const { heard, named, from } = heardOf(sentence, last)
    last = named
    if (from === undefined || told.close.length + told.further.length > MOST_HEARD) continue
    const isLong = sentence.length > LONGEST_SENTENCE
    const to = isLong ? from + LONGEST_SENTENCE : sentence.length
    const all = isLong ? saidIn(sentence.slice(Math.max(0, from - AROUND), to)) : said
    const fromThere = from === 0 && !isLong ? said : saidIn(sentence.slice(from, to))
    if (isSettled({ all, fromThere, behind: sentences[at + 1]?.said ?? '  ' })) continue
    for (const kind of ['close', 'further'] as const)
      if (heard[kind] !== '') told[kind] += `${asShe(heard[kind])}\n`
  }
  return told
}
