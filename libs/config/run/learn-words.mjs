import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { PRODUCT_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run learn:words [-- MODEL], after a list of sentences has changed
await command(async () => {
  await ensureInstalled()
  await ensureBuilt({ names: ['domain'] })
  const program = join(ROOT, 'services/gateway/learn/learn.mjs')
  return runVisibly([program, ...process.argv.slice(2)], { node: PRODUCT_NODE })
})
