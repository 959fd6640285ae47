/** The stages that a clinic sets a first day for, in order. Source: health-rules 1.4. */
export const CLINIC_STAGES = ['full', 'puree', 'soft', 'regular'] as const
export type ClinicStage = (typeof CLINIC_STAGES)[number]

/** What of a plan can be the clinic's: the stage itself, the size of a meal, a goal. */
export const CLINIC_PARTS = ['stage', 'portion', 'protein', 'fluids'] as const
export type ClinicPart = (typeof CLINIC_PARTS)[number]

/** First days of stages, 'YYYY-MM-DD'; null is "the clinic did not say". */
type FirstDays = Readonly<Record<`${ClinicStage}From`, string | null>>
/** What one meal of a stage may weigh, in g; null is "the clinic did not say". */
type Portions = Readonly<Record<`${ClinicStage}MealG`, number | null>>

/** The clinic's own plan of a person: what it says takes the place of the general guide. Source: health-rules 1.4. */
export interface ClinicPlan extends FirstDays, Portions {
  /** Protein of a day in g, from full liquids on. */
  readonly proteinG: number | null
  /** Fluids of a day in US fl oz, from full liquids on. */
  readonly fluidOz: number | null
}

/** The numbers of a clinic, as they were typed. */
export interface ClinicPhones {
  readonly officePhone: string | null
  /** Nights and weekends. */
  readonly afterHoursPhone: string | null
}

/** The clinic's sheet: its plan and its numbers. */
export interface ClinicSheet extends ClinicPlan, ClinicPhones {}

/** Of whom a phase is asked. */
export interface StagedPerson {
  /** 'YYYY-MM-DD'; null before a date is known. */
  readonly surgeryDate: string | null
  /** null, or absent where an older process or device answers: the general guide holds. */
  readonly clinicPlan?: ClinicPlan | null
}
