import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../workspace/workspace.mjs'

// A package that comes from an address, a repository or a folder is not held by the registry's rules.
const FOREIGN = /https?:\/\/|git\+|git@|\bresolution:.*\b(tarball|repo|directory|type):|^\s+\S+: (file|link):/
const PROSE = /^\s+deprecated:/

const packagesPart = (text) => text.slice(text.indexOf('\npackages:'))

const withoutIntegrity = (text) =>
  [...text.matchAll(/^ {2}(\S.*):\n {4}resolution: \{(?!.*integrity: sha512-)/gm)].map(
    ([, name]) => `  ${name} has no sha512`,
  )

/** Every package is one of the registry, held by its hash. */
export const lockfile = async () => {
  const text = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
  const foreign = packagesPart(text)
    .split('\n')
    .filter((line) => FOREIGN.test(line) && !PROSE.test(line))
  const problems = [...foreign, ...withoutIntegrity(packagesPart(text))]
  return { ok: problems.length === 0, details: problems.join('\n') }
}
