import type { StoredDocument } from '../published/document.repository.js'
import { OTHER_LANGUAGES } from '../published/locale.js'
import { codeStatements, dueOf, statementsOf } from './health-statements.js'
import { unlistedFaults } from './code-sources.js'
import { gradedSentences, readingGrade } from './reading-grade.js'
import { messageFigureFaults } from './message-figures.js'
import { messagePairs, serverPhrases, sourceWords } from './source-strings.js'
import { thresholdFaults, wordFaults } from './threshold-faults.js'
import { readDrawings, readSeed, readTranslations } from '../seed/seed-files.js'
import { pairFaults } from '../translations/pair-figures.js'
import { translationFaults } from '../translations/translation-faults.js'

/** Hardest reading grade (US school year) of a text by its name; what premium people read may be a little harder. */
const GRADE_LIMITS: Record<string, number> = {
  'health-tips': 6,
  'recommended-vitamins': 6,
  'about-creator': 6,
  encouragements: 6,
}
const OTHER_GRADE = 8

type Text = Pick<StoredDocument, 'slug' | 'body'>

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

const ADDRESS = /\b[a-z][a-z+.-]*:\/\/[^\s"'<>)]+/gi
const DRAWING = /\/api\/content-images\/[\w.-]+/g
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const isWholeAddress = (address: string): boolean => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === ''
}

const gradeFault = ({ slug, body }: Text): string[] => {
  const sentences = gradedSentences(body)
  const limit = GRADE_LIMITS[slug] ?? OTHER_GRADE
  const grade = sentences.length === 0 ? 0 : readingGrade(sentences)
  return grade > limit ? [`${slug}: reads at grade ${grade.toFixed(1)}, above ${limit}`] : []
}

const linkFaults = ({ slug, body }: Text, drawings: ReadonlySet<string>): string[] =>
  strings(body).flatMap((words) => {
    const addresses = (words.match(ADDRESS) ?? []).filter((address) => !isWholeAddress(address))
    const missing = (words.match(DRAWING) ?? []).filter((path) => !drawings.has(path.split('/').at(-1) ?? ''))
    // A text that ships names no mailbox of a stranger: `.example` is reserved for that.
    const mails = (words.match(MAIL) ?? []).filter((mail) => !mail.endsWith('.example'))
    return [
      ...addresses.map((address) => `${slug}: ${address} is no whole https address`),
      ...missing.map((path) => `${slug}: there is no drawing ${path}`),
      ...mails.map((mail) => `${slug}: ${mail} is the mailbox of somebody`),
    ]
  })

const figureFaults = ({ slug, body }: Text): string[] =>
  thresholdFaults(body).map((fault) => `${slug}: ${fault}`)

/** What is wrong with some texts: sentences that are too hard to read, links that lead nowhere, wrong thresholds. */
export const textFaults = (texts: readonly Text[], drawings: ReadonlySet<string>): string[] =>
  texts.flatMap((text) => [...gradeFault(text), ...linkFaults(text, drawings), ...figureFaults(text)])

const sourceFaults = async (): Promise<string[]> => {
  const sources = await sourceWords()
  return [
    ...[...sources].flatMap(([path, words]) => wordFaults(words).map((fault) => `${path}: ${fault}`)),
    ...unlistedFaults(sources),
  ]
}

/** Statements about health that nobody has looked at for a year: a reminder and no fault. `today` is YYYY-MM-DD. */
export const dueTexts = async (today: string): Promise<string[]> => {
  const texts = (await readSeed()).flatMap(({ slug, body }) => statementsOf(slug, body))
  return dueOf([...texts, ...codeStatements()], today).map(
    ({ where, place, review_date }) => `${where} ${place}: last looked at on ${review_date}`,
  )
}

/** What is wrong with the shipped translations: a sentence that is not said, one that stands nowhere any more, another figure. */
const shippedTranslationFaults = async (): Promise<string[]> => {
  const texts = new Map((await readSeed()).map((text) => [text.slug, text]))
  const languages = await Promise.all(
    OTHER_LANGUAGES.map(async (language) => ({ language, shipped: await readTranslations(language) })),
  )
  return languages.flatMap(({ language, shipped }) =>
    shipped.flatMap(({ slug, body }) => {
      const text = texts.get(slug)
      const faults = text === undefined ? ['there is no such text'] : translationFaults(text, body)
      return faults.map((fault) => `${language}/${slug}: ${fault}`)
    }),
  )
}

/** The same of the shipped texts, which are held against their shapes as they are read, and the words of the sources. */
export const shippedTextFaults = async (): Promise<string[]> => [
  ...textFaults(await readSeed(), new Set((await readDrawings()).keys())),
  ...(await sourceFaults()),
  ...(await shippedTranslationFaults()),
  ...(await messagePairs()).flatMap(messageFigureFaults),
  ...(await serverPhrases()).flatMap(({ path, words }) =>
    Object.entries(words).flatMap(([english, said]) =>
      pairFaults(english, said).map((fault) => `${path}: ${fault}`),
    ),
  ),
]
