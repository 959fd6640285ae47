import { TAKE_BACK_HOURS } from '@gb/domain'
import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { FieldCipher, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { formerEmailPlace } from '../../database/sealed-fields.js'

/** A change that can be taken back. */
export interface OpenTakeBack {
  userId: string
  changeId: string
}

const addTakeBack = statementForPerson(
  'add_email_take_back',
  `INSERT INTO profile.email_take_back (user_id, change_id, token_hash, email_sealed, code_restore_enabled, expires_at)
   SELECT user_id, $2, $3, $4, code_restore_enabled, now() + make_interval(hours => ${TAKE_BACK_HOURS})
   FROM profile.profile WHERE user_id = $1`,
)

const findTakeBack = statementForEveryone(
  'find_email_take_back',
  `SELECT t.user_id AS "userId", t.change_id AS "changeId" FROM profile.email_take_back t
   JOIN profile.profile p ON p.user_id = t.user_id
   WHERE t.token_hash = $1 AND t.expires_at > now() AND p.erasing_at IS NULL`,
)

const readFormer = statementForPerson(
  'read_former_email',
  `SELECT email_sealed AS "emailSealed" FROM profile.email_take_back
   WHERE user_id = $1 AND change_id = $2 AND expires_at > now()`,
)

const CHANGED_AT = `(SELECT changed_at FROM profile.email_take_back WHERE user_id = $1 AND change_id = $2)`

const removePasskeys = statementForPerson(
  'remove_passkeys_since_change',
  `DELETE FROM profile.passkey WHERE user_id = $1 AND created_at >= ${CHANGED_AT}`,
)

// The codes of a person follow each other without a gap: the one that was in force then is the first to be retired since.
const CODE_OF_THEN = `(SELECT code_lookup FROM profile.recovery_code
     WHERE user_id = $1 AND (retired_at IS NULL OR retired_at >= ${CHANGED_AT}) ORDER BY retired_at NULLS LAST LIMIT 1)`

const retireLaterCode = statementForPerson(
  'retire_code_since_change',
  `UPDATE profile.recovery_code SET retired_at = now()
   WHERE user_id = $1 AND retired_at IS NULL AND code_lookup <> ${CODE_OF_THEN}`,
)

const bringCodeBack = statementForPerson(
  'bring_code_back',
  `UPDATE profile.recovery_code SET retired_at = NULL WHERE user_id = $1 AND code_lookup = ${CODE_OF_THEN}`,
)

const undoDeletion = statementForPerson(
  'undo_deletion_since_change',
  `UPDATE profile.profile SET deletion_requested_at = NULL, erase_at = NULL
   WHERE user_id = $1 AND erasing_at IS NULL AND deletion_requested_at >= ${CHANGED_AT}`,
)

// Without a passkey from before, code and e-mail are the only way in that is left.
const bringCodeRestoreBack = statementForPerson(
  'bring_code_restore_back',
  `UPDATE profile.profile p SET code_restore_enabled =
     (SELECT t.code_restore_enabled FROM profile.email_take_back t WHERE t.user_id = $1 AND t.change_id = $2)
     OR NOT EXISTS (SELECT FROM profile.passkey k WHERE k.user_id = $1)
   WHERE p.user_id = $1`,
)

// Somebody else may have been let in to look, as by a passkey.
const endHelpers = statementForPerson(
  'end_helpers_since_change',
  `UPDATE profile.helper_grant SET ended_at = now()
   WHERE user_id = $1 AND ended_at IS NULL AND created_at >= ${CHANGED_AT}`,
)

const dropInvitations = statementForPerson(
  'drop_invitations_since_change',
  `DELETE FROM profile.helper_invitation WHERE user_id = $1 AND created_at >= ${CHANGED_AT}`,
)

// This one is used up, and those of later changes lead to addresses that nobody wants back.
const closeFrom = statementForPerson(
  'close_take_backs_from',
  `DELETE FROM profile.email_take_back WHERE user_id = $1 AND changed_at >= ${CHANGED_AT}`,
)

const STEPS = [
  removePasskeys,
  retireLaterCode,
  bringCodeBack,
  undoDeletion,
  bringCodeRestoreBack,
  endHelpers,
  dropInvitations,
  closeFrom,
]

/** Former addresses, and what came into a profile after they were replaced. */
@Injectable()
export class TakeBackRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Call it inside the transaction that replaces the address. */
  async add(userId: string, email: string, tokenHash: Buffer): Promise<void> {
    const changeId = randomUUID()
    const sealed = this.cipher.seal(email, formerEmailPlace(userId, changeId))
    await this.sql.query(addTakeBack, [userId, changeId, tokenHash, sealed])
  }

  /** Null for a link that was used, is over, or never was one. */
  find(tokenHash: Buffer): Promise<OpenTakeBack | null> {
    return this.sql.maybeOne<OpenTakeBack>(findTakeBack, [tokenHash])
  }

  /** The address to put back; null when a parallel call was faster. Lock the profile before. */
  async read({ userId, changeId }: OpenTakeBack): Promise<string | null> {
    const row = await this.sql.maybeOne<{ emailSealed: Buffer }>(readFormer, [userId, changeId])
    return row ? this.cipher.open(row.emailSealed, formerEmailPlace(userId, changeId)) : null
  }

  /** Takes back what was changed in the ways in since the address was replaced, and uses the link up. */
  async undoSince({ userId, changeId }: OpenTakeBack): Promise<void> {
    for (const step of STEPS) await this.sql.query(step, [userId, changeId])
  }
}
