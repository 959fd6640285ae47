import type { QueryClient } from '@tanstack/react-query'
import { processorIdle } from '../shared/idle'

/** A read that hangs must not keep the rest of the app away for ever, ms. */
const LONGEST_MS = 20_000

/** Resolves when no read is on its way. */
const untilRead = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    if (queries.isFetching() === 0) return resolve()
    const stop = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return
      stop()
      resolve()
    })
  })

/**
 * Resolves when the first screen stands: its parts have come or failed, what they show has been read, and nothing that
 * was drawn with it asked for more.
 * @param parts  what the screen is made of
 */
export async function firstViewStands(queries: QueryClient, parts: Promise<unknown>[]): Promise<void> {
  const standing = async () => {
    await Promise.allSettled(parts)
    do {
      await untilRead(queries)
      // What has just come is drawn, and what is drawn may ask for something.
      await processorIdle()
    } while (queries.isFetching() > 0)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS)
  })
  await Promise.race([standing(), longest])
  clearTimeout(timer)
}
