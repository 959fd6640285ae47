import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Makes the built shell a newer one, as a deployment would: another page, another id, and a worker that knows both. */
export const releaseShell = (webRoot: string, id: string, title: string): void => {
  const dist = join(webRoot, 'shell/dist')
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const oldId = /name="gb-build" content="(\w+)"/.exec(page)?.[1]
  if (oldId === undefined) throw new Error('the page names no build')
  const nextPage = page.replace(oldId, id).replace(/<title>.*<\/title>/, `<title>${title}</title>`)
  const nextWorker = worker.replaceAll(oldId, id).replace(integrityOf(page), integrityOf(nextPage))
  if (nextPage === page || nextWorker === worker) throw new Error('nothing new in this release')
  for (const [name, text] of [
    ['index.html', nextPage],
    ['sw.js', nextWorker],
  ] as const) {
    for (const end of ['br', 'gz']) rmSync(join(dist, `${name}.${end}`), { force: true })
    writeFileSync(join(dist, name), text)
  }
}

/** Has the built shell say that it gives remotes this version of the contract. */
export const offerContract = (webRoot: string, contract: string): void => {
  const file = join(webRoot, 'shell/dist/release.json')
  const release = JSON.parse(readFileSync(file, 'utf8')) as { offer: object }
  writeFileSync(file, JSON.stringify({ ...release, offer: { ...release.offer, contract } }))
}
