import { type IronAnswer, ironAmount } from '@gb/domain'
import { messages } from '../messages'

/** The amount of a day in words for this person; null where nothing was answered and the usual text stands. */
export function ironDosage(answer: IronAnswer | null): string | null {
  if (answer === null || answer === 'not_now') return null
  const { fromMg, toMg } = ironAmount(answer)
  return messages.iron.dosage[answer](fromMg === toMg ? `${fromMg} mg` : `${fromMg} to ${toMg} mg`)
}
