import { CLINIC_FLUID_OZ, CLINIC_MEAL_G, CLINIC_PROTEIN_G } from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { PlannedAmountField, PlannedDayField, PlannedPhoneField } from './clinic-plan-fields.js'

/** The clinic's sheet as it is typed. What is absent or null is not said; the general guide holds there. */
export class SaveClinicPlanDto {
  @PlannedDayField('First day of full liquids. Needs a surgery date, as all of these do.', '2026-09-02')
  full_from?: string | null
  @PlannedDayField('First day of purees; after that of full liquids.', '2026-09-16')
  puree_from?: string | null
  @PlannedDayField('First day of soft foods; after that of purees.', '2026-09-30')
  soft_from?: string | null
  @PlannedDayField('First day of regular foods; after that of soft foods.', '2026-10-28')
  regular_from?: string | null

  @PlannedAmountField(CLINIC_MEAL_G.full, 'What one meal of full liquids may weigh, in g.', 227)
  full_meal_g?: number | null
  @PlannedAmountField(CLINIC_MEAL_G.puree, 'What one meal of purees may weigh, in g.', 85)
  puree_meal_g?: number | null
  @PlannedAmountField(CLINIC_MEAL_G.soft, 'What one meal of soft foods may weigh, in g.', 113)
  soft_meal_g?: number | null
  @PlannedAmountField(CLINIC_MEAL_G.regular, 'What one meal of regular foods may weigh, in g.', 170)
  regular_meal_g?: number | null

  @PlannedAmountField(CLINIC_PROTEIN_G, 'Protein of a day in g, from full liquids on.', 70)
  protein_g?: number | null
  @PlannedAmountField(CLINIC_FLUID_OZ, 'Fluids of a day in US fl oz, from full liquids on.', 64)
  fluid_oz?: number | null

  @PlannedPhoneField("The clinic's phone number.", '555-010-0199')
  office_phone?: string | null
  @PlannedPhoneField('Its number for nights and weekends.', '555-010-0111')
  after_hours_phone?: string | null
}

const day = (of: string, example: string) =>
  Answer.orNull(String, `First day of ${of}, or null.`, example, 'date')
const mealG = (of: string, example: number) =>
  Answer.orNull(Number, `What one meal of ${of} may weigh in g, or null.`, example)

/** What the clinic says. null is "not said": the general guide holds there. */
export class ClinicSheetDto {
  @day('full liquids', '2026-09-02') full_from!: string | null
  @day('purees', '2026-09-16') puree_from!: string | null
  @day('soft foods', '2026-09-30') soft_from!: string | null
  @day('regular foods', '2026-10-28') regular_from!: string | null
  @mealG('full liquids', 227) full_meal_g!: number | null
  @mealG('purees', 85) puree_meal_g!: number | null
  @mealG('soft foods', 113) soft_meal_g!: number | null
  @mealG('regular foods', 170) regular_meal_g!: number | null
  @Answer.orNull(Number, 'Protein of a day in g, or null.', 70) protein_g!: number | null
  @Answer.orNull(Number, 'Fluids of a day in US fl oz, or null.', 64) fluid_oz!: number | null
  @Answer.orNull(String, "The clinic's phone number, or null.", '555-010-0199') office_phone!: string | null
  @Answer.orNull(String, 'Its number for nights and weekends, or null.', '555-010-0111')
  after_hours_phone!: string | null
}

/** The clinic's own plan of a person. */
export class ClinicPlanDto {
  @Answer.partOrNull(ClinicSheetDto, 'What it says; null when it was not told.')
  clinic_plan!: ClinicSheetDto | null
}
