import { type IronAnswer, ironAmount } from '@gb/domain'
import { useVitaminWords } from './words'

/** The amount of a day in words for this person; null where nothing was answered and the usual text stands. */
export function useIronDosage(answer: IronAnswer | null): string | null {
  const { iron } = useVitaminWords()
  if (answer === null || answer === 'not_now') return null
  const { fromMg, toMg } = ironAmount(answer)
  const amount = fromMg === toMg ? `${fromMg} mg` : iron.range({ from: String(fromMg), to: String(toMg) })
  return iron.dosage[answer]({ amount })
}
