import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPackages, ROOT } from '../../workspace/workspace.mjs'
import { firstLoads, lowered } from './first-load.mjs'

/** What the shell may need at first: scripts, and kB as they cross the wire. The numbers only go down. */
const KEPT = join(ROOT, 'shell/e2e/front/first-load.json')

/** What is kept of the shell. */
export const keptLoads = () => JSON.parse(readFileSync(KEPT, 'utf8'))

const remotes = () => listPackages().filter(({ role }) => role === 'mfe')

/** What the remotes may need by their own package.json (`gb.firstUseKb`): the first use of one is a single script. */
export const allowedLoads = () =>
  Object.fromEntries(
    remotes()
      .filter(({ manifest }) => manifest.gb.firstUseKb !== undefined)
      .map(({ path, manifest }) => [path, { scripts: 1, kB: manifest.gb.firstUseKb }]),
  )

/** What each part of the built product needs at first. */
export const builtLoads = () =>
  firstLoads(
    ROOT,
    remotes().map(({ path }) => path),
  )

/** Keeps what became less: of the shell in its file, of a remote in its package.json. */
export const keepLess = (loads) => {
  const shell = loads.filter(({ part }) => part === 'shell')
  writeFileSync(KEPT, `${JSON.stringify(lowered(shell, keptLoads()), null, 2)}\n`)
  const less = lowered(loads, allowedLoads())
  for (const { path } of remotes()) {
    const file = join(ROOT, path, 'package.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/("firstUseKb": )[\d.]+/, `$1${less[path].kB}`))
  }
}
