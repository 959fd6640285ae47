import { type SealedColumn, sealedOf, wordOf } from '@gb/service-kit'
import { codeHash, mailboxOf } from './lookups.js'
import {
  codePlace,
  emailPlace,
  formerEmailPlace,
  helperEmailPlace,
  ironPlace,
  mailPlace,
  pendingEmailPlace,
  pregnantPlace,
} from './sealed-fields.js'

/** Every sealed column of profile. A new one: add it here, or a rotation of the key leaves it behind. */
export const SEALED_COLUMNS: SealedColumn[] = [
  sealedOf('profile', 'email_sealed', ['user_id'], emailPlace, {
    column: 'email_lookup',
    hash: mailboxOf,
  }),
  sealedOf('profile', 'pregnant_sealed', ['user_id'], pregnantPlace),
  sealedOf('profile', 'iron_sealed', ['user_id'], ironPlace),
  sealedOf('email_change', 'email_sealed', ['user_id'], pendingEmailPlace),
  {
    table: 'email_take_back',
    column: 'email_sealed',
    key: ['user_id', 'change_id'],
    place: (key) => formerEmailPlace(wordOf(key, 'user_id'), wordOf(key, 'change_id')),
  },
  {
    table: 'helper_invitation',
    column: 'email_sealed',
    key: ['user_id', 'invitation_id'],
    place: (key) => helperEmailPlace(wordOf(key, 'user_id'), wordOf(key, 'invitation_id')),
  },
  {
    table: 'helper_grant',
    column: 'email_sealed',
    key: ['user_id', 'grant_id'],
    place: (key) => helperEmailPlace(wordOf(key, 'user_id'), wordOf(key, 'grant_id')),
  },
  sealedOf('recovery_code', 'code_sealed', ['user_id', 'code_lookup'], codePlace, {
    column: 'code_lookup',
    hash: codeHash,
  }),
  sealedOf('mail_outbox', 'sealed', ['mail_id'], mailPlace),
]
