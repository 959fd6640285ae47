import { closeToOthers } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The dishes people took instead in their plans, and the week they filled: they follow to another device. */
export class PlanChoices1795411000000 implements MigrationInterface {
  readonly name = 'PlanChoices1795411000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE content.plan_swap (
      user_id uuid NOT NULL,
      plan_id text NOT NULL CONSTRAINT plan_swap_plan CHECK (plan_id ~ '^[a-z][a-z0-9-]{0,59}$'),
      place text NOT NULL CONSTRAINT plan_swap_place CHECK (place ~ '^[1-9][0-9]?/[0-9]{1,2}/[0-9]{1,2}$'),
      recipe_id text NOT NULL CONSTRAINT plan_swap_recipe CHECK (recipe_id ~ '^[a-z][a-z0-9-]{0,59}$'),
      chosen_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, plan_id, place)
    )`)
    await runner.query(`CREATE TABLE content.filled_week (
      user_id uuid PRIMARY KEY,
      template_id text NOT NULL CONSTRAINT filled_week_template CHECK (template_id ~ '^[a-z][a-z0-9-]{0,59}$'),
      filled_at timestamptz NOT NULL DEFAULT now()
    )`)
    for (const text of ['content.plan_swap', 'content.filled_week'].flatMap((table) => closeToOthers(table)))
      await runner.query(text)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.filled_week')
    await runner.query('DROP TABLE content.plan_swap')
  }
}
