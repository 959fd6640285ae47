import { SCREENS_CHECKED_ON } from '../texts/checked.js'
import type { messages as beside } from './messages/generated/beside.en.js'
import type { messages as concerns } from './messages/generated/concerns.en.js'
import { CONCERNS_FROM } from './source.js'

// What a device shows of a concern in its reader's language. The server says all of it in English, so that English is no file
// here; another language is one, by the id, which is the same on the wire and in the code. Source: decision 175.
export { concernsLoads } from './messages/generated/concerns.js'
export { besideLoads } from './messages/generated/beside.js'

/** The words of all concerns in one language. */
export type ConcernWords = typeof concerns
/** What stands beside them: the action, the answer, the source. */
export type ConcernBesides = typeof beside

interface Told {
  readonly title: string
  readonly text: string
}

/** What is said of a concern, and whether it is in English although another language is spoken. */
export type ConcernSaid = Told & { readonly isForeign: boolean }

/**
 * A concern in words.
 * @param told  as the server said it, or the rules of this device: English
 * @param words those of another language; null where English is spoken. They may not know what a newer server says.
 */
const concernSaid = (told: Told & { readonly id: string }, words: ConcernWords | null): ConcernSaid => {
  const known: Readonly<Record<string, Told>> = words === null ? {} : words.words
  const { title, text } = known[told.id] ?? told
  return { title, text, isForeign: words !== null && known[told.id] === undefined }
}

/** The number on a button, as people of the country write it. */
const NUMBER = /[+\d].*$/u

/** What the button of its action says: a place of the app by its name, a line by its number. */
const actionSaid = (
  { tab, label }: { readonly tab: string | null; readonly label: string },
  words: ConcernBesides | null,
): string => {
  if (words === null) return label
  const tabs: Readonly<Record<string, string>> = words.tabs
  if (tab !== null) return tabs[tab] ?? label
  const number = NUMBER.exec(label)?.[0]
  return number === undefined ? words.helpline : words.call({ number })
}

/** What the button of its answer says; null where it asks for none that is known here. */
export const answerSaid = (id: string, words: Pick<ConcernBesides, 'answers'>): string | null => {
  const known: Readonly<Record<string, string>> = words.answers
  return known[id] ?? null
}

/** How one language says all of a concern; English where there is none. */
export interface ConcernSpeech {
  readonly said: (told: Told & { readonly id: string }) => ConcernSaid
  readonly action: (action: Parameters<typeof actionSaid>[0]) => string
  /** Null where it asks for none; what was kept on a device by an earlier version has none. */
  readonly answer: (concern: { readonly id: string; readonly answer?: string | null }) => string | null
  /** Where its words come from. */
  readonly from: { readonly label: string; readonly source: string; readonly reviewed: string }
}

/** What says concerns with the words of a language; null for each that is not there, or for English. */
export const concernSpeech = (words: ConcernWords | null, beside: ConcernBesides | null): ConcernSpeech => ({
  said: (told) => concernSaid(told, words),
  action: (action) => actionSaid(action, beside),
  answer: ({ id, answer }) => {
    if (answer == null || beside === null) return answer ?? null
    return answerSaid(id, beside) ?? answer
  },
  from: beside === null ? CONCERNS_FROM : fromSaid(beside.from),
})

const fromSaid = ({ label, source, reviewed }: ConcernBesides['from']): ConcernSpeech['from'] => ({
  label,
  source,
  reviewed: reviewed({ day: SCREENS_CHECKED_ON }),
})
