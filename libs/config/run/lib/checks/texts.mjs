import { join } from 'node:path'
import { ensureBuilt } from '../build.mjs'
import { run } from '../../../../processes/src/processes.mjs'
import { envWithNode, nodeFor, PRODUCT_NODE } from '../runtime.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'

/**
 * The messages stand in every language, whole and easy to read. The shipped texts can be read by everybody, their links lead somewhere, and no figure contradicts the thresholds.
 * A statement nobody has looked at for a year is a note: a day that passes turns no check red.
 */
export const texts = async () => {
  await ensureBuilt({ names: ['server'] })
  const node = nodeFor(PRODUCT_NODE)
  const program = join(ROOT, 'services/gateway/dist/check-texts.js')
  const { code, output } = await run(node, [program], { cwd: ROOT, env: envWithNode(node, {}) })
  const notes = output.split('\n').filter((line) => line.startsWith('due for review:'))
  // Reads by packages of npm, which come by the same command in a new clone.
  const { messageProblems } = await import('../../../messages/problems.mjs')
  const problems = messageProblems(ROOT)
  const details = [...problems, output].join('\n')
  return { ok: code === 0 && problems.length === 0, details, notes: notes.join('\n') }
}
