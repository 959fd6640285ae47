import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** What is known of a product code. */
export interface KnownBarcode {
  readonly state: 'found' | 'unknown' | 'incomplete'
  /** Whether it is time to ask again. */
  readonly isOld: boolean
}

// A label changes seldom; a product that nobody had typed in may be there next week [own].
const findCode = statement(
  'barcode_find',
  `SELECT state,
          looked_up_at < now() - CASE state WHEN 'found' THEN interval '90 days' ELSE interval '7 days' END AS "isOld"
     FROM food_analysis.barcode WHERE code = $1`,
)

const keepCode = statement(
  'barcode_keep',
  `INSERT INTO food_analysis.barcode (code, state) VALUES ($1, $2)
   ON CONFLICT (code) DO UPDATE SET state = excluded.state, looked_up_at = now()`,
)

/** Looked-up product codes in Postgres. */
@Injectable()
export class BarcodeRepository {
  constructor(private readonly sql: Sql) {}

  find(code: string): Promise<KnownBarcode | null> {
    return this.sql.maybeOne<KnownBarcode>(findCode, [code])
  }

  /** Notes what a lookup brought, in one transaction with storing what was found. */
  async keep(code: string, state: KnownBarcode['state'], store: () => Promise<void>): Promise<void> {
    await this.sql.transaction(async () => {
      await store()
      await this.sql.query(keepCode, [code, state])
    })
  }
}
