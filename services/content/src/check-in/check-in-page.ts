import { type Cursor, decodeCursor, type ListQuery, toPage } from '@gb/service-kit'
import type { StoredCheckIn } from './check-in.repository.js'

/**
 * Reads one page of messages. One row more than asked tells whether there is a next page.
 * @param timeOf the instant that orders the list
 * @throws AppError `invalid_input` for a cursor we did not make
 */
export const checkInPage = async (
  { limit, before }: ListQuery,
  read: (limit: number, before: Cursor | null) => Promise<StoredCheckIn[]>,
  timeOf: (stored: StoredCheckIn) => Date | null,
): Promise<{ rows: StoredCheckIn[]; nextBefore: string | null }> => {
  const found = await read(limit + 1, before === undefined ? null : decodeCursor(before))
  const listed = found.map((stored) => ({
    stored,
    entryId: stored.entryId,
    recordedAt: timeOf(stored)?.toISOString() ?? '',
  }))
  const { rows, nextBefore } = toPage(listed, limit)
  return { rows: rows.map(({ stored }) => stored), nextBefore }
}
