import { randomInt } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { PROFILE_CODE_LENGTH } from '@gb/domain'
import { FieldCipher, Keys, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { NoFreeCode } from './errors.js'
import { codeHash } from '../../database/lookups.js'
import { codePlace } from '../../database/sealed-fields.js'

const CODES = 10 ** PROFILE_CODE_LENGTH

// With one code in five taken, which is where new codes must stop, 40 misses in a row are less likely than 10^-27.
const ATTEMPTS = 40

const insertCode = statementForPerson(
  'insert_recovery_code',
  `INSERT INTO profile.recovery_code (user_id, code_lookup, code_sealed) VALUES ($1, $2, $3)
   ON CONFLICT (code_lookup) DO NOTHING RETURNING user_id`,
)

const readCode = statementForPerson(
  'read_recovery_code',
  'SELECT code_sealed AS "codeSealed" FROM profile.recovery_code WHERE user_id = $1 AND retired_at IS NULL',
)

const findOwner = statementForEveryone(
  'find_recovery_code_owner',
  `SELECT c.user_id AS "userId", c.retired_at IS NULL AS "current", p.code_restore_enabled AS "opensUnknown"
   FROM profile.recovery_code c JOIN profile.profile p ON p.user_id = c.user_id WHERE c.code_lookup = $1`,
)

const retireCode = statementForPerson(
  'retire_recovery_code',
  'UPDATE profile.recovery_code SET retired_at = now() WHERE user_id = $1 AND retired_at IS NULL',
)

const countCodes = statementForEveryone(
  'count_recovery_codes',
  'SELECT count(*)::int AS "taken" FROM profile.recovery_code',
)

/** Who a code belongs to, and whether it is still the one in use. */
export interface CodeOwner {
  userId: string
  current: boolean
  /** Whether the person lets it open the profile on a browser that we do not know. */
  opensUnknown: boolean
}

/** Makes a random code; leading zeros are part of it. */
export const randomCode = (): string => String(randomInt(CODES)).padStart(PROFILE_CODE_LENGTH, '0')

/** Profile codes: found by a keyed hash, kept sealed. */
@Injectable()
export class RecoveryCodeRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly keys: Keys,
  ) {}

  /** Gives a profile a code that nobody has; `nextCode` makes the candidates. */
  async assign(userId: string, nextCode: () => string = randomCode): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const code = nextCode()
      const sealed = this.cipher.seal(code, codePlace(userId))
      if (await this.sql.maybeOne(insertCode, [userId, this.lookup(code), sealed])) return
    }
    throw new NoFreeCode(5)
  }

  /** The current code of a profile. */
  async read(userId: string): Promise<string | null> {
    const row = await this.sql.maybeOne<{ codeSealed: Buffer }>(readCode, [userId])
    return row ? this.cipher.open(row.codeSealed, codePlace(userId)) : null
  }

  ownerOf(code: string): Promise<CodeOwner | null> {
    return this.sql.maybeOne<CodeOwner>(findOwner, [this.lookup(code)])
  }

  /** Takes the current code out of use. Nobody gets it until its quarantine is over. */
  async retire(userId: string): Promise<void> {
    await this.sql.query(retireCode, [userId])
  }

  /** The share of all codes that are in use or in quarantine. */
  async occupancy(): Promise<number> {
    const { taken } = await this.sql.one<{ taken: number }>(countCodes)
    return taken / CODES
  }

  private lookup(code: string): Buffer {
    return codeHash(this.keys, code)
  }
}
