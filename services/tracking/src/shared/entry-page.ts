import { type Cursor, decodeCursor, type ListQuery, toPage } from '@gb/service-kit'

/** What a page needs to know of an entry. */
interface Listed {
  entryId: string
  recordedAt: Date
}

/**
 * Reads one page of entries, newest first. One row more than asked tells whether there is a next page.
 * @throws AppError `invalid_input` for a cursor we did not make
 */
export const entryPage = async <Entry extends Listed>(
  { limit, before }: ListQuery,
  read: (limit: number, before: Cursor | null) => Promise<Entry[]>,
): Promise<{ entries: Entry[]; nextBefore: string | null }> => {
  const found = await read(limit + 1, before === undefined ? null : decodeCursor(before))
  const listed = found.map((entry) => ({
    entry,
    entryId: entry.entryId,
    recordedAt: entry.recordedAt.toISOString(),
  }))
  const { rows, nextBefore } = toPage(listed, limit)
  return { entries: rows.map(({ entry }) => entry), nextBefore }
}
