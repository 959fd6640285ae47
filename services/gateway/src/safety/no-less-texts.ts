import { globSync, readFileSync } from 'node:fs'

/** Tips, courses, recipes and plans, as they are shipped. */
const TEXTS = 'services/content/seed/*.json'
const ROOT = new URL('../../../../', import.meta.url)

/** Asks for less food or energy, or for a loss; what is only told of ("while you lose weight") asks for nothing. */
const ASKS = [
  /\b(?:serve|put|eat|plan|order|pour|pick|choose)\b[^.!?]*\b(?:half of (?:what|your|it)|half in a|less|smaller (?:portion|plate|meal|glass)|leaner|fewer calories)\b/i,
  /\b(?:stay|keep) under\b[^.!?]*\b(?:kcal|calories)\b|\bdrinks? (?:any|with) calories\b|\bless (?:is )?on the plate\b|\bto lose (?:weight|more)\b/i,
]
/** Denied, or about something else than how much is eaten. */
const OTHERWISE =
  /\b(?:do not|don't|never)\b|\b(?:less than|or less|less and less|sodium|minutes|team|dose)\b/i
/** For whom it is not. */
const UNLESS = /\bunless\b|\blose no more\b/i
/** Answers of a quiz that are wrong, and what a person may have thought. */
const NOT_SAID = new Set(['choices', 'options', 'answers', 'sources', 'source'])

/** Texts that stand together: the strings of one object, and of the lists that it holds. */
function* groupsIn(value: unknown): Generator<string[]> {
  if (typeof value !== 'object' || value === null) return
  const parts = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    NOT_SAID.has(key) ? [] : [part],
  )
  if (!Array.isArray(value))
    yield parts.flat().flatMap((part) => (typeof part === 'string' && part.includes(' ') ? [part] : []))
  for (const part of parts) yield* groupsIn(part)
}

/** Whether a sentence asks whoever reads it for less food, less energy or a loss. */
export const urgesTo = (sentence: string): boolean =>
  ASKS.some((asks) => asks.test(sentence)) && !OTHERWISE.test(sentence)

/** Fixed texts that urge to less food, less energy or a loss and do not say for whom that is not. Source: health-rules 9b.3. */
export const textProblems = (): { readonly read: number; readonly problems: string[] } => {
  let read = 0
  const problems: string[] = []
  for (const file of globSync(TEXTS, { cwd: ROOT.pathname })) {
    const document: unknown = JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'))
    for (const group of groupsIn(document)) {
      read += group.length
      if (group.some((text) => UNLESS.test(text))) continue
      const sentences = group.flatMap((text) => text.split(/(?<=[.!?])\s+/u))
      for (const sentence of sentences) if (urgesTo(sentence)) problems.push(`${file}: "${sentence}"`)
    }
  }
  return { read, problems }
}
