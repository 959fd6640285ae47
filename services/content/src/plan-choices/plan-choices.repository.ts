import { MAX_PLAN_SWAPS } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'

/** A dish taken instead, in a place of a plan. */
export interface PlanSwap {
  planId: string
  place: string
  recipeId: string
}

/** What a person chose in plans and templates. */
export interface PlanChoices {
  swaps: PlanSwap[]
  /** Template that was filled last. */
  filledWeek: string | null
}

const swaps = statement(
  'plan_swaps',
  `SELECT plan_id AS "planId", place, recipe_id AS "recipeId" FROM content.plan_swap WHERE user_id = $1
   ORDER BY plan_id, place`,
)

const week = statement(
  'filled_week',
  'SELECT template_id AS "templateId" FROM content.filled_week WHERE user_id = $1',
)

/** The cap is a count: whoever swaps next waits until this transaction is over, and counts after it. */
const lock = statement(
  'plan_swap_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('content.plan_swap:' || $1::uuid, 0))`,
)

/** Nothing is returned when there is no room. */
const put = statement(
  'plan_swap_put',
  `INSERT INTO content.plan_swap (user_id, plan_id, place, recipe_id)
   SELECT $1::uuid, $2::text, $3::text, $4::text
    WHERE (SELECT count(*) FROM content.plan_swap WHERE user_id = $1::uuid) < ${MAX_PLAN_SWAPS}
       OR EXISTS (SELECT FROM content.plan_swap WHERE user_id = $1::uuid AND plan_id = $2::text AND place = $3::text)
   ON CONFLICT (user_id, plan_id, place) DO UPDATE SET recipe_id = excluded.recipe_id, chosen_at = now()
   RETURNING place`,
)

const takeBack = statement(
  'plan_swap_take_back',
  'DELETE FROM content.plan_swap WHERE user_id = $1 AND plan_id = $2 AND place = $3',
)

const fill = statement(
  'fill_week',
  `INSERT INTO content.filled_week (user_id, template_id) VALUES ($1, $2)
   ON CONFLICT (user_id) DO UPDATE SET template_id = excluded.template_id, filled_at = now()`,
)

/** Swaps and filled weeks in Postgres. Every statement begins with the person. */
@Injectable()
export class PlanChoicesRepository {
  constructor(private readonly sql: Sql) {}

  async find(userId: string): Promise<PlanChoices> {
    const filled = await this.sql.maybeOne<{ templateId: string }>(week, [userId])
    return {
      swaps: await this.sql.query<PlanSwap & Record<string, unknown>>(swaps, [userId]),
      filledWeek: filled?.templateId ?? null,
    }
  }

  /** Doing it twice changes nothing. @returns false when there is no room */
  async swap(userId: string, { planId, place, recipeId }: PlanSwap): Promise<boolean> {
    return this.sql.transaction(async () => {
      await this.sql.query(lock, [userId])
      return (await this.sql.maybeOne(put, [userId, planId, place, recipeId])) !== null
    })
  }

  /** The planned dish again; nothing where none was taken instead. */
  async takeBack(userId: string, planId: string, place: string): Promise<void> {
    await this.sql.query(takeBack, [userId, planId, place])
  }

  async fill(userId: string, templateId: string): Promise<void> {
    await this.sql.query(fill, [userId, templateId])
  }
}
