import type { Shown } from '@gb/device'
import type { InstantFault, Language } from '@gb/domain'
import { uiCatalog } from '../catalog/ui-catalog'
import { entryCatalog } from '../messages/generated/entry'
import { refusalInWords } from './refusal-in-words'

/** Why an entry cannot be logged at the time that was typed. */
export type WhenFault = InstantFault | 'unreadable'

const { when, now, changeWhen, backToNow } = uiCatalog.in('en')
const english = entryCatalog.in('en')

/** What every log says alike, in English: for what is not translated, and for releases that know no catalog. */
export const entryWords = {
  when,
  now,
  changeWhen,
  backToNow,
  whenFaults: english.whenFaults,
  waiting: english.waiting,
  keptInList: (count: number) => english.kept({ count }),
  outboxFull: english.outboxFull,
}

/** Whether an entry is sent, and why not: `<SendState {...stateInWords(entry, useLanguageHere())} />`. */
export function stateInWords(
  { state, refusal }: Shown<object>,
  language: Language = 'en',
): {
  state: Shown<object>['state']
  text: string | null
} {
  if (state === 'saved') return { state, text: null }
  const messages = entryCatalog.in(language)
  const text =
    refusal === null ? messages.waiting : messages.unsaved({ why: refusalInWords(refusal, language) })
  return { state, text }
}
