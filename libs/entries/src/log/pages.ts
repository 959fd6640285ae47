/** Which page is asked for: the newest one, or the one after a cursor. */
interface PageQuery {
  before?: string
}

/** Reads one page of what is listed newest first; `next_before` is null on the last one. */
type PageReader<Page> = (query: PageQuery, signal: AbortSignal) => Promise<Page>

interface Paged {
  next_before: string | null
}

const newest = (): string | null => null
const queryOf = (before: string | null): PageQuery => (before === null ? {} : { before })

/**
 * What `useInfiniteQuery` needs to read a list page by page, newest first.
 * @param read asks for one page
 */
export const pagesOf = <Page extends Paged>(read: PageReader<Page>) => ({
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    read(queryOf(pageParam), signal),
  initialPageParam: newest(),
  getNextPageParam: (page: Page) => page.next_before,
})

/** Every page at once, newest first, for what has no gaps. `read` is asked as often as there are pages. */
export const allPagesOf = async <Page extends Paged>(
  read: PageReader<Page>,
  signal: AbortSignal,
): Promise<Page[]> => {
  const pages = [await read({}, signal)]
  for (
    let before = pages[0]?.next_before ?? null;
    before !== null;
    before = pages.at(-1)?.next_before ?? null
  )
    pages.push(await read({ before }, signal))
  return pages
}
