import { closeToOthers, openToAll } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = [
  'food_analysis.food_entry',
  'food_analysis.food_tombstone',
  'food_analysis.favourite_meal',
  'food_analysis.scan',
  'food_analysis.scan_quota',
]

const ANSWERS = 'food_analysis.idempotency_key'

/** A transaction sees and writes the rows of the person it is for, and no others. */
export class OwnRows1795361026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const closing = [
      ...TABLES.flatMap((table) => closeToOthers(table)),
      ...closeToOthers(ANSWERS, { column: 'owner', type: 'text' }),
    ]
    for (const text of closing) await runner.query(text)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const text of [...TABLES, ANSWERS].flatMap((table) => openToAll(table))) await runner.query(text)
  }
}
