import { type Cursor, decodeCursor, type ListQuery, toPage } from '@gb/service-kit'

/** What a page needs to know of an entry. */
interface Listed {
  entryId: string
  recordedAt: Date
}

/** One page, and where the next one begins. */
interface EntryPage<Entry> {
  entries: Entry[]
  nextBefore: string | null
}

/**
 * Reads one page of entries, newest first, with what is read beside it. One row more than asked tells whether there is a next
 * page.
 * @throws AppError `invalid_input` for a cursor we did not make
 */
export const entryPageWith = async <Entry extends Listed, Rest>(
  { limit, before }: ListQuery,
  read: (limit: number, before: Cursor | null) => Promise<{ entries: Entry[]; rest: Rest }>,
): Promise<{ page: EntryPage<Entry>; rest: Rest }> => {
  const found = await read(limit + 1, before === undefined ? null : decodeCursor(before))
  const { rows: entries, nextBefore } = toPage(found.entries, limit)
  return { page: { entries, nextBefore }, rest: found.rest }
}

/** The same of entries alone. */
export const entryPage = async <Entry extends Listed>(
  query: ListQuery,
  read: (limit: number, before: Cursor | null) => Promise<Entry[]>,
): Promise<EntryPage<Entry>> => {
  const { page } = await entryPageWith(query, async (limit, before) => ({
    entries: await read(limit, before),
    rest: null,
  }))
  return page
}
