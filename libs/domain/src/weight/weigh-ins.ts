/** A weigh-in: its local day ('YYYY-MM-DD') and the weight in lbs. */
export interface WeighIn {
  readonly day: string
  readonly weightLbs: number
  /** The number of its day (`dayNumber`), where that is known already: of hundreds of days none has to be read then. */
  readonly dayNumber?: number
}

/** A weigh-in about which the person may have been asked; once it is confirmed it is no slip, whatever it looks like. */
export type AskedWeighIn = WeighIn & { readonly isConfirmed?: boolean }

/** One weight a day, the mean of that day, oldest first: two weigh-ins of a morning count once. */
export const dailyWeights = (weighIns: readonly WeighIn[]): WeighIn[] => {
  const byDay = new Map<string, number[]>()
  for (const { day, weightLbs } of weighIns) byDay.set(day, [...(byDay.get(day) ?? []), weightLbs])
  return [...byDay]
    .map(([day, all]) => ({ day, weightLbs: all.reduce((sum, lbs) => sum + lbs, 0) / all.length }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
