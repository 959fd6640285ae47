import type { Concern, FluidDayTotal, RecoveryDay } from '@gb/domain'

/** Everything that the page of the first days says. */
export interface FirstDaysContent {
  /** The local day on which it is made, 'YYYY-MM-DD'. */
  today: string
  surgeryDate: string
  /** What was answered, oldest first. */
  answers: RecoveryDay[]
  /** What was drunk on the days with a drink. */
  fluids: FluidDayTotal[]
  /** The most urgent first. */
  concerns: Concern[]
}
