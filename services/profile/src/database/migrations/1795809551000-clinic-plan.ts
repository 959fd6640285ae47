import { closeToOthers } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `CREATE TABLE profile.clinic_plan (
     user_id uuid PRIMARY KEY,
     full_from date,
     puree_from date,
     soft_from date,
     regular_from date,
     full_meal_g smallint,
     puree_meal_g smallint,
     soft_meal_g smallint,
     regular_meal_g smallint,
     protein_g smallint,
     fluid_oz smallint,
     office_phone text,
     after_hours_phone text,
     updated_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT clinic_plan_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT clinic_plan_order CHECK (
       full_from < least(puree_from, soft_from, regular_from) IS NOT FALSE
       AND puree_from < least(soft_from, regular_from) IS NOT FALSE
       AND soft_from < regular_from IS NOT FALSE),
     CONSTRAINT clinic_plan_full_meal_g CHECK (full_meal_g BETWEEN 28 AND 300),
     CONSTRAINT clinic_plan_puree_meal_g CHECK (puree_meal_g BETWEEN 28 AND 180),
     CONSTRAINT clinic_plan_soft_meal_g CHECK (soft_meal_g BETWEEN 28 AND 240),
     CONSTRAINT clinic_plan_regular_meal_g CHECK (regular_meal_g BETWEEN 56 AND 400),
     CONSTRAINT clinic_plan_protein_g CHECK (protein_g BETWEEN 40 AND 150),
     CONSTRAINT clinic_plan_fluid_oz CHECK (fluid_oz BETWEEN 48 AND 100),
     CONSTRAINT clinic_plan_office_phone CHECK (char_length(office_phone) BETWEEN 3 AND 40),
     CONSTRAINT clinic_plan_after_hours_phone CHECK (char_length(after_hours_phone) BETWEEN 3 AND 40)
   )`,
  ...closeToOthers('profile.clinic_plan'),
]

/** What a person's own clinic says: first days of stages, portions, goals, and its numbers. */
export class ClinicPlan1795809551000 implements MigrationInterface {
  readonly name = 'ClinicPlan1795809551000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile.clinic_plan')
  }
}
