import { NO_RECOVERY_ANSWERS, type RecoveryAnswers, type RecoveryDay } from '@gb/domain'

/** What was answered on a day; nothing where it is not among the days. */
export const answersOf = (days: readonly RecoveryDay[], day: string): RecoveryAnswers =>
  days.find((one) => one.day === day) ?? NO_RECOVERY_ANSWERS
