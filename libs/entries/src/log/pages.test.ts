import { describe, expect, it } from '@jest/globals'
import { allPagesOf, pagesOf } from './pages'

const { signal } = new AbortController()

/** A list of as many pages, each with the cursor that it was asked with. */
const listOf = (count: number) => {
  const asked: (string | undefined)[] = []
  const read = ({ before }: { before?: string }) => {
    asked.push(before)
    return Promise.resolve({ before, next_before: asked.length < count ? `page ${asked.length}` : null })
  }
  return { asked, read }
}

describe(pagesOf.name, () => {
  it('asks for the newest page without a cursor and for an older one with that of the page before', async () => {
    const { asked, read } = listOf(2)
    const query = pagesOf(read)
    const first = await query.queryFn({ pageParam: query.initialPageParam, signal })
    await query.queryFn({ pageParam: query.getNextPageParam(first), signal })
    expect(asked).toEqual([undefined, 'page 1'])
  })

  it('ends with the page that names no next one', async () => {
    const { read } = listOf(1)
    const query = pagesOf(read)
    expect(query.getNextPageParam(await query.queryFn({ pageParam: null, signal }))).toBeNull()
  })
})

describe(allPagesOf.name, () => {
  it.each([1, 2, 5])('reads %d pages once each, in order', async (count) => {
    const { asked, read } = listOf(count)
    const pages = await allPagesOf(read, signal)
    expect(pages.map(({ before }) => before)).toEqual(asked)
    expect(asked).toEqual(Array.from({ length: count }, (_, at) => (at === 0 ? undefined : `page ${at}`)))
  })

  it('fails with the page that fails: a list with a gap is no list', async () => {
    const { read } = listOf(3)
    let calls = 0
    const reader = (query: { before?: string }) =>
      ++calls === 2 ? Promise.reject(new Error('away')) : read(query)
    await expect(allPagesOf(reader, signal)).rejects.toThrow('away')
  })
})
