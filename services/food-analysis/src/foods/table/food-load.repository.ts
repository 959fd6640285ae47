import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

const lock = statement('food_load_lock', `SELECT pg_advisory_xact_lock(hashtext('food_analysis.food_load'))`)

const claimNewer = statement(
  'food_load_claim_newer',
  `INSERT INTO food_analysis.food_load AS l (source, version, sha256) VALUES ('own', $1, $2)
   ON CONFLICT (source) DO UPDATE SET version = excluded.version, sha256 = excluded.sha256, loaded_at = now()
    WHERE string_to_array(l.version, '.')::int[] < string_to_array(excluded.version, '.')::int[]
   RETURNING version`,
)

const loadedHash = statement(
  'food_load_hash',
  `SELECT sha256 FROM food_analysis.food_load WHERE source = 'own' AND version = $1`,
)

/** Which version of the product's own table is loaded. */
@Injectable()
export class FoodLoadRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Runs `load` when the version is newer than the loaded one, in one transaction with noting it. Of several processes
   * that start at once one loads and the others wait for it.
   * @returns whether it was loaded now
   */
  loadOnce(version: string, sha256: string, load: () => Promise<void>): Promise<boolean> {
    return this.sql.transaction(async () => {
      await this.sql.query(lock)
      if ((await this.sql.maybeOne(claimNewer, [version, sha256])) === null) return false
      await load()
      return true
    })
  }

  /** The hash under which this version was loaded, or null when another version is. */
  async hashOf(version: string): Promise<string | null> {
    return (await this.sql.maybeOne<{ sha256: string }>(loadedHash, [version]))?.sha256 ?? null
  }
}
