import { CLINIC_PROBLEMS, clinicProblems, type ClinicSheet, isEmptySheet } from '@gb/domain'
import { checkRow, type PersonalRow } from '@gb/service-kit'
import { SaveClinicPlanDto } from '../../person/clinic-plan/clinic-plan.dto.js'
import { toClinicSheet } from '../../person/clinic-plan/clinic-plan.mapper.js'

/** The clinic's plan of an export, held to the rules of the form; or the sentence that says why not. */
export const readImportedPlan = (
  { updated_at: _updatedAt, ...typed }: PersonalRow,
  surgeryDate: string | null,
): ClinicSheet | string => {
  const checked = checkRow(SaveClinicPlanDto, typed)
  if ('message' in checked) return checked.message
  const sheet = toClinicSheet(Object.assign(new SaveClinicPlanDto(), checked.row))
  if (isEmptySheet(sheet)) return CLINIC_PROBLEMS.empty
  return clinicProblems(sheet, surgeryDate)[0]?.sentence ?? sheet
}
