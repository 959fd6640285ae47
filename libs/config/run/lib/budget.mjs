import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPackages, ROOT } from '../../workspace/workspace.mjs'
import { firstLoads, lowered } from './first-load.mjs'

/** What each part may need at first: scripts, and kB as they cross the wire. The numbers only go down. */
const KEPT = join(ROOT, 'shell/e2e/front/first-load.json')

/** What is kept of each part. */
export const keptLoads = () => JSON.parse(readFileSync(KEPT, 'utf8'))

/** What the remotes may need by their own package.json (`gb.firstUseKb`): the first use of one is a single script. */
export const allowedLoads = () =>
  Object.fromEntries(
    listPackages()
      .filter(({ role, manifest }) => role === 'mfe' && manifest.gb.firstUseKb !== undefined)
      .map(({ path, manifest }) => [path, { scripts: 1, kB: manifest.gb.firstUseKb }]),
  )

/** What each part of the built product needs at first. */
export const builtLoads = () => {
  const remotes = listPackages().filter(({ role }) => role === 'mfe')
  return firstLoads(
    ROOT,
    remotes.map(({ path }) => path),
  )
}

/** Keeps what became less. */
export const keepLess = (loads) => {
  writeFileSync(KEPT, `${JSON.stringify(lowered(loads, keptLoads()), null, 2)}\n`)
}
