import { HELPER_LOOKS_TOLD } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FieldCipher, type Helping, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { helperEmailPlace } from '../../database/sealed-fields.js'
import {
  ASKING_COLUMNS,
  type AskingPerson,
  type AskingRow,
  openAsking,
} from '../tokens/asking-person.repository.js'
import type { HelpedPerson, Helper, Look } from './helper.js'
import type { FoundInvitation } from './helper-invitation.repository.js'

/** A person by the grant of who asks, and what every request asks of them. */
export interface AdmittedHelper extends AskingPerson {
  userId: string
  grantId: string
}

type AdmittedRow = AskingRow & { userId: string; grantId: string }

type HelperRow = Omit<Helper, 'email' | 'looks'> & {
  emailSealed: Buffer
  looks: (Omit<Look, 'hour'> & { hour: string })[]
}

const IN_FORCE = 'g.ended_at IS NULL AND g.ends_at > now()'

// One statement for the answer and for what is written down of it: nobody looks unseen.
const admit = statementForPerson(
  'admit_helper',
  `WITH admitted AS (
     SELECT g.user_id, g.grant_id FROM profile.helper_grant g
     JOIN profile.profile p ON p.user_id = g.user_id AND p.erase_at IS NULL
     WHERE g.user_id = $1 AND g.helper_id = $2 AND ${IN_FORCE} AND $3 = ANY(g.scopes) AND ($4 = 'see' OR g.may_log)),
   looked AS (
     INSERT INTO profile.helper_look (user_id, grant_id, scope, does, hour)
     SELECT user_id, grant_id, $3, $4, date_trunc('hour', now()) FROM admitted
     ON CONFLICT (user_id, grant_id, hour, scope, does) DO NOTHING)
   SELECT p.user_id AS "userId", a.grant_id AS "grantId", ${ASKING_COLUMNS}
   FROM admitted a JOIN profile.profile p ON p.user_id = a.user_id`,
)

const listHelpers = statementForPerson(
  'list_helpers',
  `SELECT g.grant_id AS "grantId", g.email_sealed AS "emailSealed", g.scopes, g.may_log AS "mayLog",
     g.created_at AS "createdAt", g.ends_at AS "endsAt", g.ended_at AS "endedAt",
     coalesce((SELECT json_agg(json_build_object('scope', l.scope, 'does', l.does, 'hour', l.hour)
         ORDER BY l.hour DESC, l.scope, l.does)
       FROM (SELECT scope, does, hour FROM profile.helper_look WHERE user_id = $1 AND grant_id = g.grant_id
             ORDER BY hour DESC, scope, does LIMIT ${HELPER_LOOKS_TOLD}) l), '[]') AS "looks"
   FROM profile.helper_grant g WHERE g.user_id = $1 ORDER BY g.created_at DESC, g.grant_id`,
)

// By who helps, who is not the person of these rows.
const listHelped = statementForEveryone(
  'list_helped_people',
  `SELECT g.user_id AS "userId", g.grant_id AS "grantId", p.name, g.scopes, g.may_log AS "mayLog", g.ends_at AS "endsAt"
   FROM profile.helper_grant g JOIN profile.profile p ON p.user_id = g.user_id AND p.erase_at IS NULL
   WHERE g.helper_id = $1 AND ${IN_FORCE} ORDER BY g.created_at, g.grant_id`,
)

const endFormer = statementForPerson(
  'end_former_grant',
  `UPDATE profile.helper_grant SET ended_at = now() WHERE user_id = $1 AND helper_id = $2 AND ended_at IS NULL`,
)

const addGrant = statementForPerson(
  'add_helper_grant',
  `INSERT INTO profile.helper_grant (user_id, grant_id, helper_id, email_sealed, scopes, may_log, ends_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
)

const endGrant = statementForPerson(
  'end_helper_grant',
  `UPDATE profile.helper_grant SET ended_at = now()
   WHERE user_id = $1 AND grant_id = $2 AND ended_at IS NULL RETURNING grant_id`,
)

// A helper knows the grant and not whose row it is in.
const leave = statementForEveryone(
  'leave_helped_person',
  `UPDATE profile.helper_grant SET ended_at = now()
   WHERE grant_id = $2 AND helper_id = $1 AND ended_at IS NULL RETURNING user_id AS "userId"`,
)

/** Who is at whose side. */
@Injectable()
export class HelperGrantRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Whether a helper may do this now, and for whom; that they did is written down. */
  async admit({ userId, helperId, scope, does }: Helping): Promise<AdmittedHelper | null> {
    const row = await this.sql.maybeOne<AdmittedRow>(admit, [userId, helperId, scope, does])
    return row && openAsking(this.cipher, row)
  }

  /** Who is or was at a person's side, the newest first. */
  async list(userId: string): Promise<Helper[]> {
    const rows = await this.sql.query<HelperRow>(listHelpers, [userId])
    return rows.map(({ emailSealed, looks, ...row }) => ({
      ...row,
      email: this.cipher.open(emailSealed, helperEmailPlace(userId, row.grantId)),
      looks: looks.map((look) => ({ ...look, hour: new Date(look.hour) })),
    }))
  }

  /** At whose side one is now. */
  listHelped(helperId: string): Promise<HelpedPerson[]> {
    return this.sql.query<HelpedPerson & Record<string, unknown>>(listHelped, [helperId])
  }

  /** Makes the grant of an accepted invitation; one that was in force between the two is over. Lock the person before. */
  async add(invitation: FoundInvitation, helperId: string): Promise<void> {
    const { userId, invitationId: grantId, email, scopes, mayLog, endsAt } = invitation
    await this.sql.query(endFormer, [userId, helperId])
    const sealed = this.cipher.seal(email, helperEmailPlace(userId, grantId))
    await this.sql.query(addGrant, [userId, grantId, helperId, sealed, scopes, mayLog, endsAt])
  }

  /** False when there is no such grant of this person in force. */
  async end(userId: string, grantId: string): Promise<boolean> {
    return (await this.sql.maybeOne(endGrant, [userId, grantId])) !== null
  }

  /** Ends what somebody else gave; answers whose it was, or null when it was not in force. */
  async leave(helperId: string, grantId: string): Promise<string | null> {
    return (await this.sql.maybeOne<{ userId: string }>(leave, [helperId, grantId]))?.userId ?? null
  }
}
