import { daysBetween, type DoseQuestion, doseQuestions } from '@gb/domain'
import type { Vitamin, VitaminValues } from './vitamin'

/** A dose that is usual once a week may come again after so many days without being asked about. */
const WEEKLY_AGAIN_DAYS = 5

/** Whether a question is about all that was taken on the day, not about the one dose. */
export const isAboutDay = (code: DoseQuestion['code']): boolean =>
  code === 'day_total' || code === 'double_tap'

interface Known {
  /** All entries that are known here, without the one that is being changed. */
  vitamins: readonly Vitamin[]
  /** The local day of the entry. */
  day: string
  ageYears: number | null
}

/**
 * What to ask before a dose is saved. A dose that was confirmed before is not asked about again: somebody who takes
 * more because a doctor said so answers once, not every day. What came in with a file was never asked about.
 */
export function questionsToAsk(values: VitaminValues, { vitamins, day, ageYears }: Known): DoseQuestion[] {
  const sameDay = vitamins.filter((vitamin) => vitamin.day === day)
  const sameDose = vitamins.filter(
    ({ vitaminName, dosageMg, notes, isConfirmed }) =>
      isConfirmed === true &&
      vitaminName === values.vitaminName &&
      dosageMg === values.dosageMg &&
      (vitaminName !== 'Other' || notes === values.notes),
  )
  const isRecent = sameDose.some((vitamin) => Math.abs(daysBetween(vitamin.day, day)) < WEEKLY_AGAIN_DAYS)
  const isAnswered: Record<DoseQuestion['code'], boolean> = {
    soft: sameDose.length > 0,
    slip: sameDose.length > 0,
    weekly: sameDose.length > 0 && !isRecent,
    day_total: false,
    double_tap: false,
  }
  return doseQuestions(values, { sameDay, ageYears }).filter(({ code }) => !isAnswered[code])
}
