import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const LIST = 'libs/config/architecture/waiting-work.json'
const RULE = 'waiting-work'
const ROLES = ['service', 'gateway']
const SHIPPED = /(?<!\.test)\.ts$/
const BESIDE = /\/(?:testing|migrations)\//

/** How work that waits is kept by hand: a claim, lease or pause in SQL, or a timer of one's own. */
const KINDS = {
  claim:
    /\bSKIP\s+LOCKED\b|\b(?:leased?|claimed|locked)_(?:until|at)\s*=(?!\s*NULL)|\bpower\(\s*2\b|\b2 \^ |\bnext_(?:attempt|try)_at\s*=\s*now\(\)\s*\+/i,
  timer: /\bset(?:Interval|Timeout)\(|from '(?:node:)?timers(?:\/promises)?'/,
}

const sourcesOf = (root, { path }) => {
  const folder = join(root, path, 'src')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/src/${name.replaceAll('\\', '/')}`)
    .filter((file) => SHIPPED.test(file) && !BESIDE.test(file))
}

const kindsIn = (text) => Object.keys(KINDS).filter((kind) => KINDS[kind].test(text))

/**
 * Work that waits is a job, and what comes again is one of the kit's `Rounds` (decision 52). A service that claims rows
 * or sets a timer by itself stands in the list, with what it does and why.
 * @param {string} root
 * @param {{path: string, role: string}[]} packages
 * @param {{file: string, what: string, why: string}[]} allowed
 * @returns {import('./law.mjs').Violation[]}
 */
export const waitingViolations = (root, packages, allowed) => {
  const found = packages
    .filter(({ role }) => ROLES.includes(role))
    .flatMap((pkg) => sourcesOf(root, pkg))
    .flatMap((file) => kindsIn(readFileSync(join(root, file), 'utf8')).map((what) => ({ file, what })))
  const same = (a) => (b) => a.file === b.file && a.what === b.what
  const violation = (from, to) => ({ rule: RULE, from, to })
  return [
    ...found.filter((one) => !allowed.some(same(one))).map(({ file, what }) => violation(file, what)),
    ...allowed
      .filter((row) => !found.some(same(row)))
      .map(({ file, what }) => violation(LIST, `${file} has no ${what} any more: remove it`)),
    ...allowed.filter(({ why }) => !why?.trim()).map(({ file }) => violation(LIST, `${file} says no reason`)),
  ]
}
