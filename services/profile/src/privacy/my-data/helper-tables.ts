import { personal, type PersonalTables } from '@gb/service-kit'

/** Why a column is not exported that opens something. */
export const SECRET = 'a secret, and of no use outside'

const OTHERS = 'who somebody else is; the app shows it to the person'

/** What is held about people at one's side. The rows are the person's; who helps is named in none of them. */
export const HELPER_TABLES: PersonalTables['sections'] = [
  {
    section: 'helper_invitations',
    table: 'profile.helper_invitation',
    columns: [
      personal.uuid('invitation_id'),
      personal.texts('scopes'),
      personal.boolean('may_log'),
      personal.instant('created_at'),
      personal.instant('expires_at'),
      personal.instant('ends_at'),
    ],
    omitted: { email_sealed: OTHERS, token_hash: SECRET },
    order: ['created_at', 'invitation_id'],
  },
  {
    section: 'helpers',
    table: 'profile.helper_grant',
    columns: [
      personal.uuid('grant_id'),
      personal.texts('scopes'),
      personal.boolean('may_log'),
      personal.instant('created_at'),
      personal.instant('ends_at'),
      personal.instant('ended_at'),
    ],
    omitted: { email_sealed: OTHERS, helper_id: OTHERS },
    order: ['created_at', 'grant_id'],
  },
  {
    section: 'helper_looks',
    table: 'profile.helper_look',
    columns: [
      personal.uuid('grant_id'),
      personal.instant('hour'),
      personal.text('scope'),
      personal.text('does'),
    ],
    omitted: {},
    order: ['hour', 'grant_id', 'scope', 'does'],
  },
]
