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

/** In the order of running; each can be run alone by its name. */
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
/** Those that can mend what they find. */
const FIXES = ['generated', 'surface', 'lint', 'format']

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

/**
 * Runs checks one after the other, all of them even when one fails.
 * @param {string[]} names  which; all when empty
 * @param {{fix?: boolean}} [options]  fix: mend what can be mended instead
 * @returns {Promise<boolean[]>} one answer for each
 * @throws {Failure} for an unknown name
 */
export const runChecks = async (names, { fix = false } = {}) => {
  const unknown = names.find((name) => !(name in CHECKS))
  if (unknown) throw new Failure(`There is no check "${unknown}". Known: ${Object.keys(CHECKS).join(', ')}.`)
  const all = fix ? FIXES : Object.keys(CHECKS)
  const results = []
  for (const name of names.length > 0 ? names : all) results.push(await runOne(name, { fix }))
  return results
}
