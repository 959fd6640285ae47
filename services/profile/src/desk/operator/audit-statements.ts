import { type Statement, statement } from '@gb/service-kit'
import { iso } from './operator-columns.js'

const COLUMNS = `seq::int, ${iso('at')} AS at, token_id AS "tokenId", name, action, reason, subject,
  previous_hash AS "previousHash", hash`

/** Which rows of the audit log; what is absent makes no difference. */
export interface AuditFilter {
  /** Name of an operator. */
  name?: string | undefined
  tokenId?: string | undefined
  /** The person that it was done to. */
  userId?: string | undefined
}

const CONDITIONS = {
  name: (place: string) => `name = ${place}`,
  tokenId: (place: string) => `token_id = ${place}`,
  userId: (place: string) =>
    `string_to_array(lower(subject), ' ') @> ARRAY['user_id=' || lower(${place}::text)]`,
} as const

const FILTERS = ['name', 'tokenId', 'userId'] as const

/**
 * The statement that lists rows below a place, newest first, and what it is asked with. One for each set of filters: one for
 * all would be planned without knowing which are there, and read the whole log.
 */
export const listAudit = (filter: AuditFilter, before: number, limit: number): [Statement, unknown[]] => {
  const given = FILTERS.filter((name) => filter[name] !== undefined)
  const conditions = given.map((name, at) => ` AND ${CONDITIONS[name](`$${at + 3}`)}`).join('')
  const listed = statement(
    ['operator_list_audit', ...given].join('_'),
    `SELECT ${COLUMNS} FROM profile.operator_audit WHERE seq < $1${conditions} ORDER BY seq DESC LIMIT $2`,
  )
  return [listed, [before, limit, ...given.map((name) => filter[name])]]
}

export const auditFrom = statement(
  'operator_audit_from',
  `SELECT ${COLUMNS} FROM profile.operator_audit WHERE seq > $1 ORDER BY seq LIMIT $2`,
)
