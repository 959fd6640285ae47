import { InvalidField } from '../errors/invalid-field.js'

/** Where a page ended: the instant and the id of its last entry. */
export interface Cursor {
  recordedAt: string
  entryId: string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Opaque text of a cursor. */
export const encodeCursor = ({ recordedAt, entryId }: Cursor): string =>
  Buffer.from(`${recordedAt}|${entryId}`).toString('base64url')

/** Reads a cursor; throws `invalid_input` for anything we did not make. */
export const decodeCursor = (text: string): Cursor => {
  const [recordedAt = '', entryId = ''] = Buffer.from(text, 'base64url').toString('utf8').split('|')
  if (Number.isNaN(Date.parse(recordedAt)) || !UUID.test(entryId))
    throw new InvalidField('before', 'before must be a cursor from next_before.')
  return { recordedAt, entryId }
}

/** What the end of a page is told by. */
interface Placed {
  recordedAt: string | Date
  entryId: string
}

const cursorOf = ({ recordedAt, entryId }: Placed): string =>
  encodeCursor({
    recordedAt: typeof recordedAt === 'string' ? recordedAt : recordedAt.toISOString(),
    entryId,
  })

/**
 * Cuts a list that was read with one row more than asked into a page.
 * @param rows newest first, up to `limit + 1`
 */
export const toPage = <T extends Placed>(
  rows: T[],
  limit: number,
): { rows: T[]; nextBefore: string | null } => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, nextBefore: rows.length > limit && last ? cursorOf(last) : null }
}
