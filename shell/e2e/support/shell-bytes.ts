import { createHash } from 'node:crypto'

/** The shell as a visitor gets it: its page and the files that the page names, each by the hash of its bytes. */
export async function shellBytes(origin: string): Promise<Record<string, string>> {
  const bytesOf = async (path: string) => {
    const answer = await fetch(new URL(path, origin))
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const page = await bytesOf('/')
  const named = [...page.toString().matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  const files = await Promise.all(
    ['/', '/sw.js', ...new Set(named)].map(async (path) => {
      const hash = createHash('sha256')
        .update(await bytesOf(path))
        .digest('hex')
      return [path, hash] as const
    }),
  )
  return Object.fromEntries(files)
}
