import type { ApiData } from '@gb/api-client'
import type { ClinicSheet, StagedPerson } from '@gb/domain'

type Profile = ApiData<'/api/profile/{user_id}'>

/** What the clinic of a person says, as the rules take it; null when it was not told. */
export const clinicSheetOf = ({ clinic_plan: wire }: Partial<Profile>): ClinicSheet | null =>
  // What was kept on the device by an earlier version does not have it.
  wire == null
    ? null
    : {
        fullFrom: wire.full_from,
        pureeFrom: wire.puree_from,
        softFrom: wire.soft_from,
        regularFrom: wire.regular_from,
        fullMealG: wire.full_meal_g,
        pureeMealG: wire.puree_meal_g,
        softMealG: wire.soft_meal_g,
        regularMealG: wire.regular_meal_g,
        proteinG: wire.protein_g,
        fluidOz: wire.fluid_oz,
        officePhone: wire.office_phone,
        afterHoursPhone: wire.after_hours_phone,
      }

/** Of whom a phase is asked, by their profile: also without a connection. */
export const stagedOf = (profile: Partial<Profile>): StagedPerson => ({
  surgeryDate: profile.surgery_date ?? null,
  clinicPlan: clinicSheetOf(profile),
})
