import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { PERSONAL_TOKENS_MAX, type PersonalTokenAccess, type PersonalTokenArea } from '@gb/domain'
import { FieldCipher, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { ASKING_COLUMNS, type AskingPerson, type AskingRow, openAsking } from './asking-person.repository.js'

/** What a token is made for. */
export interface TokenWish {
  name: string
  access: PersonalTokenAccess
  areas: PersonalTokenArea[]
  days: number
}

/** A token as its owner sees it; the secret itself is nowhere. */
export interface PersonalToken extends Omit<TokenWish, 'days'> {
  tokenId: string
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
}

interface TokenState {
  userId: string
  tokenId: string
  access: PersonalTokenAccess
  areas: PersonalTokenArea[]
  /** Whether its last use should be written down again. */
  stale: boolean
  /** When the profile will be erased, if its deletion was asked for. */
  eraseAt: Date | null
}

/** A token that is not over, and what every request asks of its person. */
export interface LiveToken extends TokenState, AskingPerson {}

const SEEN = `token_id AS "tokenId", name, access, areas, created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt"`

const findLiveToken = statementForEveryone(
  'find_live_personal_token',
  `SELECT t.user_id AS "userId", t.token_id AS "tokenId", t.access, t.areas, p.erase_at AS "eraseAt",
     coalesce(t.last_used_at < now() - interval '1 hour', true) AS "stale",
     ${ASKING_COLUMNS}
   FROM profile.personal_token t
   JOIN profile.profile p ON p.user_id = t.user_id
   WHERE t.token_hash = $1 AND t.expires_at > now() AND p.erasing_at IS NULL`,
)

const touchToken = statementForPerson(
  'touch_personal_token',
  'UPDATE profile.personal_token SET last_used_at = now() WHERE user_id = $1 AND token_id = $2',
)

const listTokens = statementForPerson(
  'list_personal_tokens',
  `SELECT ${SEEN} FROM profile.personal_token WHERE user_id = $1 ORDER BY created_at, token_id`,
)

const oneToken = statementForPerson(
  'one_personal_token',
  `SELECT ${SEEN} FROM profile.personal_token WHERE user_id = $1 AND token_id = $2`,
)

const addToken = statementForPerson(
  'add_personal_token',
  `INSERT INTO profile.personal_token (user_id, token_id, name, access, areas, token_hash, expires_at)
   SELECT $1, $2, $3, $4, $5::text[], $6, now() + make_interval(days => $7)
   WHERE (SELECT count(*) FROM profile.personal_token WHERE user_id = $1) < ${PERSONAL_TOKENS_MAX}
   RETURNING ${SEEN}`,
)

const endToken = statementForPerson(
  'end_personal_token',
  'DELETE FROM profile.personal_token WHERE user_id = $1 AND token_id = $2 RETURNING name',
)

/** Personal tokens, by the hash of each. */
@Injectable()
export class PersonalTokenRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** One indexed read. */
  async findLive(tokenHash: Buffer): Promise<LiveToken | null> {
    const row = await this.sql.maybeOne<TokenState & AskingRow>(findLiveToken, [tokenHash])
    return row && openAsking(this.cipher, row)
  }

  async touch(userId: string, tokenId: string): Promise<void> {
    await this.sql.query(touchToken, [userId, tokenId])
  }

  /** The tokens of a person, oldest first; those that ran out a while ago among them. */
  list(userId: string): Promise<PersonalToken[]> {
    return this.sql.query<PersonalToken>(listTokens, [userId])
  }

  one(userId: string, tokenId: string): Promise<PersonalToken | null> {
    return this.sql.maybeOne<PersonalToken>(oneToken, [userId, tokenId])
  }

  /** Null when there are too many. Lock the profile before: parallel ones must not add up. */
  add(
    userId: string,
    { name, access, areas, days }: TokenWish,
    tokenHash: Buffer,
  ): Promise<PersonalToken | null> {
    return this.sql.maybeOne<PersonalToken>(addToken, [
      userId,
      randomUUID(),
      name,
      access,
      areas,
      tokenHash,
      days,
    ])
  }

  /** False when there is no such token of this person. */
  async end(userId: string, tokenId: string): Promise<boolean> {
    return (await this.sql.maybeOne(endToken, [userId, tokenId])) !== null
  }
}
