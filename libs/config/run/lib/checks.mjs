import { deadCode } from './checks/dead-code.mjs'
import { format } from './checks/format.mjs'
import { generated } from './checks/generated.mjs'
import { law } from './checks/law.mjs'
import { lint } from './checks/lint.mjs'
import { lockfile } from './checks/lockfile.mjs'
import { surface } from './checks/surface.mjs'
import { texts } from './checks/texts.mjs'
import { tone } from './checks/tone.mjs'
import { types } from './checks/types.mjs'
import { Failure } from '../../../processes/src/failure.mjs'
import { tookSince } from './progress.mjs'

/** Each can be run alone by its name. */
const CHECKS = {
  format,
  types,
  lint,
  law,
  'dead-code': deadCode,
  generated,
  surface,
  lockfile,
  texts,
  tone,
}
/** Those that can look at one remote alone. */
const OF_A_REMOTE = ['format', 'types', 'lint']
/** Those that can mend what they find. */
const FIXES = ['generated', 'surface', 'lint', 'format']

/**
 * Those that read sources alone, most of it on one processor. They run beside the others, which compile and read what was
 * compiled, and so one after the other.
 */
const OF_SOURCES = new Set(['format', 'law'])

/** A check that cannot run is a check that failed. */
const failed = (error) => ({
  ok: false,
  details: error instanceof Failure ? [error.details, error.message].filter(Boolean).join('\n') : error.stack,
})

const runOne = async (name, options) => {
  const began = Date.now()
  const { ok, details, notes } = await CHECKS[name](options).catch(failed)
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)} ${tookSince(began)}`)
  if (!ok) console.log(details.trimEnd().replace(/^/gm, '    '))
  if (ok && notes) console.log(notes.replace(/^/gm, '    '))
  return ok
}

const runInTurn = async (names, options) => {
  const results = []
  for (const name of names) results.push(await runOne(name, options))
  return results
}

/**
 * Runs checks in two rows, all of them even when one fails; those that mend one after the other.
 * @param {string[]} names  which; all when empty
 * @param {{fix?: boolean, folder?: string}} [options]  fix: mend what can be mended instead; folder: a remote, to look at it alone
 * @returns {Promise<boolean[]>} one answer for each
 * @throws {Failure} for an unknown name
 */
export const runChecks = async (names, { fix = false, folder } = {}) => {
  const unknown = names.find((name) => !(name in CHECKS))
  if (unknown) throw new Failure(`There is no check "${unknown}". Known: ${Object.keys(CHECKS).join(', ')}.`)
  if (folder !== undefined) return runInTurn(OF_A_REMOTE, { fix, folder })
  const all = names.length > 0 ? names : fix ? FIXES : Object.keys(CHECKS)
  if (fix) return runInTurn(all, { fix })
  const rows = [all.filter((name) => OF_SOURCES.has(name)), all.filter((name) => !OF_SOURCES.has(name))]
  return (await Promise.all(rows.map((row) => runInTurn(row, { fix })))).flat()
}
