import { inchesToM, lbsToKg } from '../measures/units.js'

/** Body mass index, kg per square meter, of a weight in lbs and a height in inches. */
export const bmiOf = (lbs: number, heightInches: number): number =>
  lbsToKg(lbs) / inchesToM(heightInches) ** 2
