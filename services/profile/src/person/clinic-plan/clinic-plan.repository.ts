import { CLINIC_STAGES, type ClinicSheet } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Sql, statementForPerson } from '@gb/service-kit'
import { CLINIC_SHEET } from './clinic-plan-columns.js'

const readPlan = statementForPerson(
  'read_clinic_plan',
  `SELECT ${CLINIC_SHEET} AS "sheet" FROM (SELECT $1::uuid AS user_id) p`,
)

const keepPlan = statementForPerson(
  'keep_clinic_plan',
  `INSERT INTO profile.clinic_plan (user_id, full_from, puree_from, soft_from, regular_from, full_meal_g, puree_meal_g,
     soft_meal_g, regular_meal_g, protein_g, fluid_oz, office_phone, after_hours_phone)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   ON CONFLICT (user_id) DO UPDATE SET full_from = excluded.full_from, puree_from = excluded.puree_from,
     soft_from = excluded.soft_from, regular_from = excluded.regular_from, full_meal_g = excluded.full_meal_g,
     puree_meal_g = excluded.puree_meal_g, soft_meal_g = excluded.soft_meal_g,
     regular_meal_g = excluded.regular_meal_g, protein_g = excluded.protein_g, fluid_oz = excluded.fluid_oz,
     office_phone = excluded.office_phone, after_hours_phone = excluded.after_hours_phone, updated_at = now()`,
)

const dropPlan = statementForPerson('drop_clinic_plan', 'DELETE FROM profile.clinic_plan WHERE user_id = $1')

/** What the clinic of a person says: one row, replaced as a whole. */
@Injectable()
export class ClinicPlanRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when it was not told. */
  async find(userId: string): Promise<ClinicSheet | null> {
    return (await this.sql.one<{ sheet: ClinicSheet | null }>(readPlan, [userId])).sheet
  }

  async keep(userId: string, sheet: ClinicSheet): Promise<void> {
    await this.sql.query(keepPlan, [
      userId,
      ...CLINIC_STAGES.map((stage) => sheet[`${stage}From`]),
      ...CLINIC_STAGES.map((stage) => sheet[`${stage}MealG`]),
      sheet.proteinG,
      sheet.fluidOz,
      sheet.officePhone,
      sheet.afterHoursPhone,
    ])
  }

  /** Doing it twice changes nothing. */
  async drop(userId: string): Promise<void> {
    await this.sql.query(dropPlan, [userId])
  }
}
