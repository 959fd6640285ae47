import type { FluidDayTotal, FluidSummary } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { FluidEntry } from './fluid-entry.repository.js'
import type { FluidByTypeDto, FluidDayDto, FluidEntryDto, FluidSummaryDto } from './fluids.dto.js'

/** A drink on the wire. */
export const toFluidEntryDto = (entry: FluidEntry): FluidEntryDto => ({
  ...spelled(entry, 'entryId', 'fluidType', 'amountOz'),
  date: entry.localDate,
  recorded_at: entry.recordedAt.toISOString(),
})

// All five types, so that a reader never has to know which may be missing.
const toFluidByTypeDto = (byType: FluidSummary['fluidByType']): FluidByTypeDto => ({
  water: byType.water ?? 0,
  tea: byType.tea ?? 0,
  coffee: byType.coffee ?? 0,
  juice: byType.juice ?? 0,
  other: byType.other ?? 0,
})

/** A day of drinks on the wire. */
export const toFluidSummaryDto = (
  date: string,
  summary: FluidSummary,
  entries: FluidEntry[],
): FluidSummaryDto => ({
  date,
  ...spelled(summary, 'totalFluidOz', 'fluidGoalOz', 'remainingOz'),
  fluid_by_type: toFluidByTypeDto(summary.fluidByType),
  entries: entries.map(toFluidEntryDto),
})

/** The sum of a day on the wire. */
export const toFluidDayDto = ({ day, totalOz }: FluidDayTotal, goalOz: number): FluidDayDto => ({
  date: day,
  total_fluid_oz: totalOz,
  fluid_goal_oz: goalOz,
})
