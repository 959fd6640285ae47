import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { StagedPortions } from './fdc-staged-food.entity.js'

/** Figures of 100 g as they were gathered so far; null is not there (yet). */
export interface StagedFigures {
  calories: number | null
  protein_g: number | null
  carbs_g: number | null
  fat_g: number | null
  fiber_g: number | null
  sugar_g: number | null
}

/** A food as it was gathered from the files. */
export type StagedFood = StagedFigures & { fdc_id: string; name: string; portions: StagedPortions }

const stageFoods = statement(
  'fdc_stage_foods',
  `INSERT INTO food_analysis.fdc_staged_food (fdc_id, name)
   SELECT DISTINCT ON (fdc_id) fdc_id, name FROM jsonb_to_recordset($1::jsonb) AS r (fdc_id bigint, name text)
   ON CONFLICT (fdc_id) DO UPDATE SET name = excluded.name`,
)

const stageFigures = statement(
  'fdc_stage_figures',
  `UPDATE food_analysis.fdc_staged_food AS s
      SET calories = coalesce(r.calories, s.calories), protein_g = coalesce(r.protein_g, s.protein_g),
          carbs_g = coalesce(r.carbs_g, s.carbs_g), fat_g = coalesce(r.fat_g, s.fat_g),
          fiber_g = coalesce(r.fiber_g, s.fiber_g), sugar_g = coalesce(r.sugar_g, s.sugar_g)
     FROM jsonb_to_recordset($1::jsonb) AS r (
       fdc_id bigint, calories float8, protein_g float8, carbs_g float8, fat_g float8, fiber_g float8, sugar_g float8)
    WHERE s.fdc_id = r.fdc_id`,
)

const stagePortions = statement(
  'fdc_stage_portions',
  `UPDATE food_analysis.fdc_staged_food AS s SET portions = s.portions || r.portions
     FROM jsonb_to_recordset($1::jsonb) AS r (fdc_id bigint, portions jsonb)
    WHERE s.fdc_id = r.fdc_id`,
)

const stagedAfter = statement(
  'fdc_staged_after',
  `SELECT fdc_id::text AS fdc_id, name, calories, protein_g, carbs_g, fat_g, fiber_g, sugar_g, portions
     FROM food_analysis.fdc_staged_food WHERE fdc_id > $1 ORDER BY food_analysis.fdc_staged_food.fdc_id LIMIT $2`,
)

const progressOf = statement(
  'fdc_progress_of',
  'SELECT done::float8 AS done FROM food_analysis.fdc_progress WHERE step = $1 AND download = $2',
)

const noteProgress = statement(
  'fdc_note_progress',
  `INSERT INTO food_analysis.fdc_progress (step, download, done) VALUES ($1, $2, $3)
   ON CONFLICT (step) DO UPDATE SET download = excluded.download, done = excluded.done`,
)

const forgetOthers = statement(
  'fdc_forget_others',
  `WITH other AS (DELETE FROM food_analysis.fdc_progress WHERE download <> $1 RETURNING step)
   DELETE FROM food_analysis.fdc_staged_food WHERE EXISTS (SELECT FROM other)`,
)

const emptyStage = statement('fdc_empty_stage', 'DELETE FROM food_analysis.fdc_staged_food')
const emptyProgress = statement('fdc_empty_progress', 'DELETE FROM food_analysis.fdc_progress')

/** The gathering place of an import. */
@Injectable()
export class FdcRepository {
  constructor(private readonly sql: Sql) {}

  /** Clears what an import of another download left behind. */
  async begin(download: string): Promise<void> {
    await this.sql.query(forgetOthers, [download])
  }

  /** How far this download came in a step. */
  async progress(step: string, download: string): Promise<number> {
    return (await this.sql.maybeOne<{ done: number }>(progressOf, [step, download]))?.done ?? 0
  }

  /** Does a piece of work and notes how far it came, both or neither. */
  async advance(step: string, download: string, done: number, work: () => Promise<void>): Promise<void> {
    await this.sql.transaction(async () => {
      await work()
      await this.sql.query(noteProgress, [step, download, done])
    })
  }

  async stageFoods(foods: readonly { fdc_id: string; name: string }[]): Promise<void> {
    await this.sql.query(stageFoods, [JSON.stringify(foods)])
  }

  async stageFigures(figures: readonly (Partial<StagedFigures> & { fdc_id: string })[]): Promise<void> {
    await this.sql.query(stageFigures, [JSON.stringify(figures)])
  }

  async stagePortions(portions: readonly { fdc_id: string; portions: StagedPortions }[]): Promise<void> {
    await this.sql.query(stagePortions, [JSON.stringify(portions)])
  }

  /** The next gathered foods in the order of their numbers. */
  stagedAfter(fdcId: number, limit: number): Promise<StagedFood[]> {
    return this.sql.query<StagedFood>(stagedAfter, [fdcId, limit])
  }

  /** The import is done: nothing is kept of it but the foods. */
  async finish(): Promise<void> {
    await this.sql.transaction(async () => {
      await this.sql.query(emptyStage)
      await this.sql.query(emptyProgress)
    })
  }
}
