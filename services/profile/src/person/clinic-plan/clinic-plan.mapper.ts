import type { ClinicSheet } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { ClinicPlanDto, ClinicSheetDto, SaveClinicPlanDto } from './clinic-plan.dto.js'

export const toClinicSheetDto = (sheet: ClinicSheet | null): ClinicSheetDto | null =>
  sheet && {
    ...spelled(sheet, 'fullFrom', 'pureeFrom', 'softFrom', 'regularFrom'),
    ...spelled(sheet, 'fullMealG', 'pureeMealG', 'softMealG', 'regularMealG'),
    ...spelled(sheet, 'proteinG', 'fluidOz', 'officePhone', 'afterHoursPhone'),
  }

export const toClinicPlanDto = (sheet: ClinicSheet | null): ClinicPlanDto => ({
  clinic_plan: toClinicSheetDto(sheet),
})

/** The sheet of a request. */
export const toClinicSheet = (dto: SaveClinicPlanDto): ClinicSheet => ({
  fullFrom: dto.full_from ?? null,
  pureeFrom: dto.puree_from ?? null,
  softFrom: dto.soft_from ?? null,
  regularFrom: dto.regular_from ?? null,
  fullMealG: dto.full_meal_g ?? null,
  pureeMealG: dto.puree_meal_g ?? null,
  softMealG: dto.soft_meal_g ?? null,
  regularMealG: dto.regular_meal_g ?? null,
  proteinG: dto.protein_g ?? null,
  fluidOz: dto.fluid_oz ?? null,
  officePhone: dto.office_phone ?? null,
  afterHoursPhone: dto.after_hours_phone ?? null,
})

/** The wire name of a field of the sheet. */
export const wireName = (field: keyof ClinicSheet): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
