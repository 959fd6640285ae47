/** What the expected band needs to know of a person. */
export interface Body {
  heightInches: number
  /** YYYY-MM-DD; null without one. */
  surgeryDate: string | null
  /** lbs; null where the profile does not have it. */
  surgeryDayWeightLbs: number | null
  /** Then nothing is expected of the weight. */
  isPregnant: boolean
}
