import { statement } from '@gb/service-kit'

const COLUMNS = `user_id AS "userId", entry_id AS "entryId", message, sent_at AS "sentAt", seen_at AS "seenAt", reply,
  answered_at AS "answeredAt", answered_by AS "answeredBy", assigned_to AS "assignedTo", assigned_at AS "assignedAt"`

const ONE = 'user_id = $1 AND entry_id = $2'

const isListed = (whose: string): string =>
  `(${whose} IN ('', assigned_to) OR (${whose} IS NULL AND assigned_to IS NULL))`

/** The named SQL of check-ins. Messages of one instant stand in the order of their ids, so that no page drops one. */
export const CHECK_IN_STATEMENTS = {
  insert: statement(
    'insert_check_in',
    `INSERT INTO content.check_in (user_id, entry_id, message, sent_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING ${COLUMNS}`,
  ),
  find: statement('find_check_in', `SELECT ${COLUMNS} FROM content.check_in WHERE ${ONE}`),
  thread: statement(
    'check_ins_of_person',
    `SELECT ${COLUMNS} FROM content.check_in
     WHERE user_id = $1 AND ($3::timestamptz IS NULL OR (sent_at, entry_id) < ($3::timestamptz, $4::uuid))
     ORDER BY sent_at DESC, entry_id DESC LIMIT $2`,
  ),
  waiting: statement(
    'check_ins_waiting',
    `SELECT ${COLUMNS} FROM content.check_in
     WHERE answered_at IS NULL AND ($2::timestamptz IS NULL OR (sent_at, entry_id) > ($2::timestamptz, $3::uuid))
       AND ${isListed('$4::text')}
     ORDER BY sent_at, entry_id LIMIT $1`,
  ),
  answered: statement(
    'check_ins_answered',
    `SELECT ${COLUMNS} FROM content.check_in
     WHERE answered_at IS NOT NULL
       AND ($2::timestamptz IS NULL OR (answered_at, entry_id) < ($2::timestamptz, $3::uuid))
       AND ${isListed('$4::text')}
     ORDER BY answered_at DESC, entry_id DESC LIMIT $1`,
  ),
  thatWait: statement(
    'check_ins_that_wait',
    `SELECT user_id AS "userId", entry_id AS "entryId", sent_at AS "sentAt", assigned_to AS "assignedTo"
     FROM content.check_in WHERE answered_at IS NULL ORDER BY sent_at, entry_id`,
  ),
  byIds: statement(
    'check_ins_by_ids',
    `SELECT ${COLUMNS} FROM content.check_in JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (user_id, entry_id) USING (user_id, entry_id)
     ORDER BY sent_at, entry_id`,
  ),
  see: statement(
    'see_check_in',
    `UPDATE content.check_in SET seen_at = coalesce(seen_at, $3) WHERE ${ONE} RETURNING ${COLUMNS}`,
  ),
  lock: statement('lock_check_in', `SELECT ${COLUMNS} FROM content.check_in WHERE ${ONE} FOR UPDATE`),
  assign: statement(
    'assign_check_in',
    `UPDATE content.check_in SET assigned_to = $3, assigned_at = $4 WHERE ${ONE} RETURNING ${COLUMNS}`,
  ),
  answer: statement(
    'answer_check_in',
    `UPDATE content.check_in
     SET seen_at = coalesce(seen_at, $5), reply = $3, answered_by = $4, answered_at = $5
     WHERE ${ONE} AND answered_at IS NULL RETURNING ${COLUMNS}`,
  ),
}
