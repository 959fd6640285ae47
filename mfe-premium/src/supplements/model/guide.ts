import type { ApiData } from '@gb/api-client'

/** The supplement guide as it comes. */
export type SupplementGuide = ApiData<'/api/premium-supplement-guide'>

export type Schedule = SupplementGuide['supplement_schedules'][number]
export type Interaction = SupplementGuide['critical_interactions'][number]
export type Monitoring = SupplementGuide['monitoring_schedule']

/** The phases' schedules come first; this one is opened: the first that is for the phase, or the last of all. */
export const scheduleOf = (schedules: readonly Schedule[], phase: string | null): string | undefined =>
  schedules.find(({ phases }) => phases.some((each) => each === phase))?.schedule_id
