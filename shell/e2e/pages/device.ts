import { expect, type Page } from '@playwright/test'

/** What the app keeps on the device of a page. */
export class Device {
  constructor(private readonly page: Page) {}

  /** Names of all caches. */
  caches(): Promise<string[]> {
    return this.page.evaluate(() => caches.keys())
  }

  /** Paths of everything in all caches. */
  keptPaths(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const paths: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          paths.push(new URL(request.url).pathname)
      return paths
    })
  }

  databases(): Promise<string[]> {
    return this.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  }

  /** Names of the remotes' releases in the list in force, as `name@version`; empty before there is one. */
  remotes(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const kept = await caches.match('/remotes.json')
      const list = (await kept?.json()) as { remotes: { name: string; version: string }[] } | undefined
      return (list?.remotes ?? []).map(({ name, version }) => `${name}@${version}`)
    })
  }

  /** What lies in the database of kept answers, as text, byte by byte; empty when there is no record. */
  keptReads(): Promise<string> {
    return this.page.evaluate(async () => {
      if (!(await indexedDB.databases()).some(({ name }) => name === 'gb-reads')) return ''
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(new Error('the database did not answer')))
        })
      const database = await done(indexedDB.open('gb-reads'))
      const records = await done<{ data: ArrayBuffer }[]>(
        database.transaction('records').objectStore('records').getAll(),
      )
      database.close()
      return records.map(({ data }) => new TextDecoder('latin1').decode(data)).join('')
    })
  }

  /** Waits until the app works without a connection, as it does some seconds after a first visit. */
  async untilKept(): Promise<void> {
    await expect.poll(() => this.remotes(), { timeout: 120_000 }).not.toEqual([])
    await expect.poll(() => this.keptReads()).not.toBe('')
  }
}
