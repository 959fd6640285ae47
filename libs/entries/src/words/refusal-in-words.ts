import type { Refusal } from '@gb/device'
import type { Language } from '@gb/domain'
import { entryCatalog } from '../messages/generated/entry'

/** Why an entry was not saved, in one sentence for the person who wrote it. */
export function refusalInWords({ reason, message, fields }: Refusal, language: Language): string {
  const messages = entryCatalog.in(language)
  if (reason === 'gone') return messages.gone
  // The server says it in English.
  const told = language === 'en' ? message : messages.refused
  const [first] = fields
  if (first === undefined) return told
  // The server speaks of its own fields; a person of what was typed.
  const known: Readonly<Record<string, string>> = messages.fields
  return (
    known[first.field] ?? (language !== 'en' || first.message.includes(first.field) ? told : first.message)
  )
}
