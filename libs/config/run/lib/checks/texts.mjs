import { join } from 'node:path'
import { ensureBuilt } from '../build.mjs'
import { run } from '../processes.mjs'
import { envWithNode, nodeFor, PRODUCT_NODE } from '../runtime.mjs'
import { ROOT } from '../workspace.mjs'

/** The shipped texts can be read by everybody, and their links lead somewhere. */
export const texts = async () => {
  await ensureBuilt({ names: ['server'] })
  const node = nodeFor(PRODUCT_NODE)
  const program = join(ROOT, 'services/gateway/dist/check-texts.js')
  const { code, output } = await run(node, [program], { cwd: ROOT, env: envWithNode(node, {}) })
  return { ok: code === 0, details: output }
}
