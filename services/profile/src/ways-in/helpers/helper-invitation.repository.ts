import { HELPER_INVITATION_HOURS, HELPERS_MAX, type Language } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FieldCipher, Keys, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { mailboxOf } from '../../database/lookups.js'
import { helperEmailPlace } from '../../database/sealed-fields.js'
import type { HelperTerms, OpenInvitation } from './helper.js'

/** What is written down of an invitation. */
export interface NewInvitation extends Pick<HelperTerms, 'scopes' | 'mayLog'> {
  invitationId: string
  email: string
  days: number
  tokenHash: Buffer
}

/** An invitation as the one it went to finds it. */
export interface FoundInvitation extends OpenInvitation {
  /** Who invites. */
  userId: string
  name: string
}

type Sealed<T> = Omit<T, 'email'> & { emailSealed: Buffer }

const SEEN = `i.invitation_id AS "invitationId", i.email_sealed AS "emailSealed", i.scopes, i.may_log AS "mayLog",
  i.created_at AS "createdAt", i.expires_at AS "expiresAt", i.ends_at AS "endsAt"`

const addInvitation = statementForPerson(
  'add_helper_invitation',
  `INSERT INTO profile.helper_invitation AS i
     (user_id, invitation_id, email_sealed, scopes, may_log, token_hash, expires_at, ends_at)
   SELECT $1, $2, $3, $4::text[], $5, $6, now() + make_interval(hours => ${HELPER_INVITATION_HOURS}),
     now() + make_interval(days => $7)
   WHERE (SELECT count(*) FROM profile.helper_invitation WHERE user_id = $1 AND expires_at > now())
     + (SELECT count(*) FROM profile.helper_grant WHERE user_id = $1 AND ended_at IS NULL AND ends_at > now())
     < ${HELPERS_MAX}
   RETURNING i.ends_at AS "endsAt"`,
)

const listInvitations = statementForPerson(
  'list_helper_invitations',
  `SELECT ${SEEN} FROM profile.helper_invitation i WHERE i.user_id = $1 AND i.expires_at > now()
   ORDER BY i.created_at DESC, i.invitation_id`,
)

// By the hash of the secret in the mail; whose profile is about to go invites nobody.
const findInvitation = statementForEveryone(
  'find_helper_invitation',
  `SELECT i.user_id AS "userId", p.name, ${SEEN} FROM profile.helper_invitation i
   JOIN profile.profile p ON p.user_id = i.user_id
   WHERE i.token_hash = $1 AND i.expires_at > now() AND i.ends_at > now() AND p.erase_at IS NULL`,
)

const takeInvitation = statementForPerson(
  'take_helper_invitation',
  `DELETE FROM profile.helper_invitation WHERE user_id = $1 AND invitation_id = $2 RETURNING invitation_id`,
)

// Who is written to may have a profile here, and a language.
const mailboxLanguage = statementForEveryone(
  'language_of_mailbox',
  `SELECT language FROM profile.profile
   WHERE email_lookup = $1 AND language IS NOT NULL AND erasing_at IS NULL ORDER BY updated_at DESC LIMIT 1`,
)

/** Invitations that wait to be accepted. */
@Injectable()
export class HelperInvitationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly keys: Keys,
  ) {}

  /** Until when the helper may be there; null when there are too many. Lock the profile before: parallel ones must not add up. */
  async add(
    userId: string,
    { invitationId, email, scopes, mayLog, tokenHash, days }: NewInvitation,
  ): Promise<Date | null> {
    const sealed = this.cipher.seal(email, helperEmailPlace(userId, invitationId))
    const values = [userId, invitationId, sealed, scopes, mayLog, tokenHash, days]
    return (await this.sql.maybeOne<{ endsAt: Date }>(addInvitation, values))?.endsAt ?? null
  }

  async list(userId: string): Promise<OpenInvitation[]> {
    const rows = await this.sql.query<Sealed<OpenInvitation>>(listInvitations, [userId])
    return rows.map((row) => this.open({ ...row, userId }))
  }

  /** Null for a link that was used, is over, was taken back or never was one. */
  async find(tokenHash: Buffer): Promise<FoundInvitation | null> {
    const row = await this.sql.maybeOne<Sealed<FoundInvitation>>(findInvitation, [tokenHash])
    return row && this.open(row)
  }

  /** Uses an invitation up; false when a parallel call was faster. */
  async take(userId: string, invitationId: string): Promise<boolean> {
    return (await this.sql.maybeOne(takeInvitation, [userId, invitationId])) !== null
  }

  /** The language that the owner of a mailbox chose; null when nobody has it, or chose none. */
  async languageOf(email: string): Promise<Language | null> {
    const mailbox = mailboxOf(this.keys, email)
    return (await this.sql.maybeOne<{ language: Language }>(mailboxLanguage, [mailbox]))?.language ?? null
  }

  private open<Row extends { userId: string; invitationId: string; emailSealed: Buffer }>({
    emailSealed,
    ...row
  }: Row): Omit<Row, 'emailSealed'> & { email: string } {
    return { ...row, email: this.cipher.open(emailSealed, helperEmailPlace(row.userId, row.invitationId)) }
  }
}
