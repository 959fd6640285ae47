import { addDays } from '@gb/domain'
import { CODE_SOURCES } from './code-sources.js'

/** A statement is due for another look after this many days: a year. Source: health-rules 10. */
const REVIEW_DAYS = 365

/** One statement about health with its source. */
export interface HealthStatement {
  /** Name of the text, or a file of the product. */
  where: string
  /** Place inside it, like `dos.3`; empty for a whole file. */
  place: string
  words: string
  source: string
  review_date: string
}

const NAMES = ['text', 'symptom', 'instead_of', 'title', 'phase', 'name', 'first', 'chart', 'test']

const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What a part of a document is called, or the first words in it. */
const nameOf = (part: Record<string, unknown>): string => {
  const texts = Object.entries(part).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'source' && entry[0] !== 'review_date',
  )
  const known = NAMES.map((name) => texts.find(([key]) => key === name)).find((found) => found !== undefined)
  return (known ?? texts[0])?.[1] ?? ''
}

/** The statements of a document, each with the name of what it stands in when it has none itself. */
export const statementsOf = (where: string, body: unknown, place = '', around = ''): HealthStatement[] => {
  if (!hasParts(body)) return []
  const name = Array.isArray(body) ? around : nameOf(body) || around
  const { source, review_date } = body
  const own =
    typeof source === 'string' && typeof review_date === 'string'
      ? [{ where, place, words: name, source, review_date }]
      : []
  return [
    ...own,
    ...Object.entries(body).flatMap(([key, inner]) =>
      statementsOf(where, inner, place === '' ? key : `${place}.${key}`, name),
    ),
  ]
}

/** The statements that stand in the program itself. */
export const codeStatements = (): HealthStatement[] =>
  CODE_SOURCES.map(({ path, about, source, review_date }) => ({
    where: path,
    place: '',
    words: about,
    source,
    review_date,
  }))

/** Statements that were last looked at before this day are due. `today` is YYYY-MM-DD. */
export const dueBefore = (today: string): string => addDays(today, -REVIEW_DAYS)

/** Those that are due, the oldest first. */
export const dueOf = (statements: readonly HealthStatement[], today: string): HealthStatement[] =>
  statements
    .filter(({ review_date }) => review_date < dueBefore(today))
    .sort((a, b) => (a.review_date < b.review_date ? -1 : 1))
