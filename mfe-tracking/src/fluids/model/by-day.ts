import { FLUID_OZ, roundToStep } from '@gb/domain'
import type { ShownDrink } from './drink'

export interface PastDay {
  day: string
  drinks: ShownDrink[]
  /** oz; null while older drinks of this day may not be loaded yet. */
  totalOz: number | null
}

/** Past days from drinks that are newest first; today is shown elsewhere. */
export function pastDays(drinks: readonly ShownDrink[], today: string, isComplete: boolean): PastDay[] {
  const byDay = Map.groupBy(
    drinks.filter(({ day }) => day < today),
    ({ day }) => day,
  )
  const days = [...byDay].toSorted(([a], [b]) => b.localeCompare(a))
  const oldest = days.at(-1)?.[0]
  return days.map(([day, ofDay]) => {
    const total = ofDay.reduce((sum, { amountOz }) => sum + amountOz, 0)
    return {
      day,
      drinks: ofDay,
      totalOz: day === oldest && !isComplete ? null : roundToStep(total, FLUID_OZ),
    }
  })
}
