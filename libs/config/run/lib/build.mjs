import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { dirname, join } from 'node:path'
import { buildParts } from './build-parts.mjs'
import { Failure } from '../../../processes/src/failure.mjs'
import { fingerprint } from './hash.mjs'
import { withLock } from './lock.mjs'
import { run } from '../../../processes/src/processes.mjs'
import { step } from './progress.mjs'
import { envWithNode, nodeFor, TOOLS_NODE } from './runtime.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const CACHE = join(ROOT, '.cache/build')
const stampOf = (part) => join(CACHE, part.name)

const isFresh = (part, print) =>
  existsSync(part.product) && existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === print

const build = async (part, print) => {
  rmSync(stampOf(part), { force: true })
  const node = nodeFor(TOOLS_NODE)
  const { code, output } = await run(node, part.args, {
    cwd: part.cwd,
    env: envWithNode(node, { NODE_ENV: 'production' }),
  })
  if (code !== 0 || !existsSync(part.product)) {
    throw new Failure(
      `Building ${part.name} failed; the output above says why.`,
      output || `${part.product} is missing`,
    )
  }
  mkdirSync(dirname(stampOf(part)), { recursive: true })
  writeFileSync(stampOf(part), print)
}

/** As many at once as there are processors; the first failure is thrown when the running ones have ended. */
const buildSome = async (stale) => {
  const queue = [...stale]
  const failures = []
  const worker = async () => {
    for (let next = queue.shift(); next && failures.length === 0; next = queue.shift()) {
      await build(next.part, next.print).catch((error) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, os.availableParallelism()) }, worker))
  if (failures.length > 0) throw failures[0]
}

const staleParts = (parts, force) =>
  parts
    .map((part) => ({ part, print: fingerprint(part.inputs) }))
    .filter(({ part, print }) => force || !isFresh(part, print))

const chosen = (parts, names) => {
  if (names.length === 0) return parts
  const known = [...parts.first, ...parts.rest, ...parts.last].map((part) => part.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Failure(`There is nothing to build named "${unknown}". Known: ${known.join(', ')}.`)
  const named = (some) => some.filter((part) => names.includes(part.name))
  return { first: parts.first, rest: named(parts.rest), last: named(parts.last) }
}

/**
 * Builds what changed since the last build, and nothing else.
 * @param {object} [options]
 * @param {string[]} [options.names]  only these parts (and what they stand on), such as `mfe-scan`; all when empty
 * @param {boolean} [options.force]   also what did not change
 * @returns {Promise<string[]>} names of the parts that were built
 * @throws {Failure}
 */
export const ensureBuilt = async ({ names = [], force = false } = {}) => {
  const parts = chosen(buildParts(), names)
  const stale = () => [parts.first, parts.rest, parts.last].map((some) => staleParts(some, force))
  if (stale().every((some) => some.length === 0)) return []
  return withLock(join(ROOT, '.cache/build.lock'), async () => {
    const stages = stale()
    const built = stages.flat().map(({ part }) => part.name)
    if (built.length === 0) return []
    await step(`Building ${built.join(', ')}`, async () => {
      for (const stage of stages) await buildSome(stage)
    })
    return built
  })
}
