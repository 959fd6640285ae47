import type { PlanSubject } from '@gb/domain'

/** Something that was logged, at an instant in ms. */
export interface DayEvent {
  subject: PlanSubject
  at: number
}
