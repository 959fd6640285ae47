import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { PASSKEYS_MAX } from '@gb/domain'
import { Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import type { NewCredential, UsedCredential } from './passkey-verifier.js'

/** A passkey as its owner sees it. */
export interface Passkey {
  passkeyId: string
  name: string
  backedUp: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

/** A passkey as a browser is asked for it. */
export interface KnownCredential {
  credentialId: Buffer
  transports: string[]
}

/** A passkey to check a signature with. */
export interface StoredCredential {
  userId: string
  passkeyId: string
  publicKey: Buffer
}

/** What a new passkey is stored with. */
export interface AddedPasskey extends NewCredential {
  transports: string[]
  name: string
}

const SEEN = `passkey_id AS "passkeyId", name, backed_up AS "backedUp", created_at AS "createdAt",
  last_used_at AS "lastUsedAt"`

const listPasskeys = statementForPerson(
  'list_passkeys',
  `SELECT ${SEEN} FROM profile.passkey WHERE user_id = $1 ORDER BY created_at, passkey_id`,
)

const listCredentials = statementForPerson(
  'list_passkey_credentials',
  `SELECT credential_id AS "credentialId", transports FROM profile.passkey WHERE user_id = $1
   ORDER BY created_at, passkey_id`,
)

const findByCredential = statementForEveryone(
  'find_passkey_by_credential',
  `SELECT user_id AS "userId", passkey_id AS "passkeyId", public_key AS "publicKey"
   FROM profile.passkey WHERE credential_id = $1`,
)

const addPasskey = statementForPerson(
  'add_passkey',
  `INSERT INTO profile.passkey (user_id, passkey_id, credential_id, public_key, counter, transports, name, backed_up)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8
   WHERE (SELECT count(*) FROM profile.passkey WHERE user_id = $1) < ${PASSKEYS_MAX}
   ON CONFLICT (credential_id) DO NOTHING RETURNING ${SEEN}`,
)

// A counter goes on with every use, or stays 0 for ever. Compared here, so that no copy slips through beside it.
const usePasskey = statementForPerson(
  'use_passkey',
  `UPDATE profile.passkey SET counter = $3, backed_up = $4, last_used_at = now()
   WHERE user_id = $1 AND passkey_id = $2 AND (counter < $3::bigint OR (counter = 0 AND $3 = 0))
   RETURNING passkey_id`,
)

const removePasskey = statementForPerson(
  'remove_passkey',
  'DELETE FROM profile.passkey WHERE user_id = $1 AND passkey_id = $2 RETURNING passkey_id',
)

/** Passkeys of profiles. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly sql: Sql) {}

  /** The passkeys of a person, oldest first. */
  list(userId: string): Promise<Passkey[]> {
    return this.sql.query<Passkey>(listPasskeys, [userId])
  }

  /** The same for the person's browser. */
  credentials(userId: string): Promise<KnownCredential[]> {
    return this.sql.query<KnownCredential>(listCredentials, [userId])
  }

  find(credentialId: Buffer): Promise<StoredCredential | null> {
    return this.sql.maybeOne<StoredCredential>(findByCredential, [credentialId])
  }

  /** Null when there are ten, or when it is known already. Lock the profile before: parallel ones must not add up. */
  add(userId: string, passkey: AddedPasskey): Promise<Passkey | null> {
    const { credentialId, publicKey, counter, transports, name, backedUp } = passkey
    return this.sql.maybeOne<Passkey>(addPasskey, [
      userId,
      randomUUID(),
      credentialId,
      publicKey,
      counter,
      transports,
      name,
      backedUp,
    ])
  }

  /** Writes a use down; false when its counter did not go on, as only that of a copy does not. */
  async use(
    { userId, passkeyId }: StoredCredential,
    { counter, backedUp }: UsedCredential,
  ): Promise<boolean> {
    return (await this.sql.maybeOne(usePasskey, [userId, passkeyId, counter, backedUp])) !== null
  }

  /** False when there is no such passkey of this person. */
  async remove(userId: string, passkeyId: string): Promise<boolean> {
    return (await this.sql.maybeOne(removePasskey, [userId, passkeyId])) !== null
  }
}
