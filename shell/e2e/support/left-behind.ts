import { newCaller } from './api'

/** What everybody on a product sees who never did anything there. */
const SEEN_BY_EVERYBODY = ['/remotes.json', '/api/announcements', '/api/subscription-packages']

/**
 * What everybody sees of a product, as one text. A remote or a note that one journey leaves there stands on the Home of
 * the next one, which then fails on some machines only: where both happened to share a worker.
 */
export async function leftForEverybody(url: string): Promise<string> {
  const anybody = await newCaller(url)
  const answers = await Promise.all(
    SEEN_BY_EVERYBODY.map(async (path) => `${path} ${await (await anybody.get(path)).text()}`),
  )
  await anybody.dispose()
  return answers.join('\n')
}
