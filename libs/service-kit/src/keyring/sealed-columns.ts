import { type SealedColumn, wordOf } from '../crypto/sealed-column.js'
import { idempotencyPlace } from '../database/kit-tables/idempotency.store.js'
import type { ServiceDatabase } from '../database/service-database.js'

const STORED_ANSWER: SealedColumn = {
  table: 'idempotency_key',
  column: 'response',
  key: ['owner', 'key'],
  place: (row) => idempotencyPlace(wordOf(row, 'owner'), wordOf(row, 'key')),
}

/** Every sealed column of a service: its own, and the stored answers that each service keeps for the kit. */
export const sealedColumnsOf = ({ sealed = [] }: ServiceDatabase): SealedColumn[] => [
  ...sealed,
  STORED_ANSWER,
]
