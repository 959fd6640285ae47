/** A figure as it is known and as somebody estimated it. */
export interface Estimate {
  readonly known: number
  readonly estimated: number
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean of what is known of some meals; null where there is nothing to compare with. */
export const meanKnown = (estimates: readonly Pick<Estimate, 'known'>[]): number | null => {
  const mean = meanOf(estimates.map(({ known }) => known))
  return mean > 0 ? mean : null
}

/** How far one estimate is off, in percent of the mean of all meals: 20 kcal too much weighs the same on every plate. */
export const errorPercent = ({ known, estimated }: Estimate, mean: number): number =>
  (Math.abs(estimated - known) / mean) * 100

/**
 * Mean absolute error of some estimates in percent of the mean of what is known; null without a mean. The measure that
 * published work on photo estimates uses, so that figures can be laid side by side.
 */
export const meanErrorPercent = (estimates: readonly Estimate[]): number | null => {
  const mean = meanKnown(estimates)
  return mean === null ? null : meanOf(estimates.map((estimate) => errorPercent(estimate, mean)))
}

/** The same for somebody who says the mean for every meal and looks at no photo: what an estimate has to beat. */
export const guessedMeanErrorPercent = (estimates: readonly Pick<Estimate, 'known'>[]): number | null => {
  const mean = meanKnown(estimates)
  return mean === null ? null : meanErrorPercent(estimates.map(({ known }) => ({ known, estimated: mean })))
}
