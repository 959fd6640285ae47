import { delimiter, join } from 'node:path'
import { run } from '../../../processes/src/processes.mjs'
import { envWithNode, nodeFor, TOOLS_NODE } from './runtime.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const BINARIES = join(ROOT, 'libs/config/node_modules/.bin')

/** @typedef {{ok: boolean, details: string}} Verdict  details are shown when it is not ok */

/**
 * Runs a tool by its entry point; it is content when it ends with 0.
 * @param {string} entry
 * @param {string[]} args
 * @returns {Promise<Verdict>}
 */
export const runTool = async (entry, args) => {
  const node = nodeFor(TOOLS_NODE)
  const env = envWithNode(node, { NO_COLOR: '1' })
  // oxlint looks for its type-aware half on the PATH.
  env.PATH = `${BINARIES}${delimiter}${env.PATH}`
  const { code, output } = await run(node, [entry, ...args], { cwd: ROOT, env })
  return { ok: code === 0, details: output }
}

/**
 * Several verdicts as one.
 * @param {Verdict[]} verdicts
 * @returns {Verdict}
 */
export const allOf = (verdicts) => ({
  ok: verdicts.every((verdict) => verdict.ok),
  details: verdicts
    .filter((verdict) => !verdict.ok)
    .map((verdict) => verdict.details.trimEnd())
    .join('\n'),
})
