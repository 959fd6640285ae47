import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { PRODUCT_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run eval:safety [-- PART]
await command(async () => {
  await ensureInstalled()
  await ensureBuilt({ names: ['server'] })
  const program = join(ROOT, 'services/gateway/dist/eval-safety.js')
  return runVisibly([program, ...process.argv.slice(2)], { node: PRODUCT_NODE })
})
