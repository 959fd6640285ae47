import { join } from 'node:path'
import { command } from './lib/command.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { TOOLS_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run soak:promotion [-- --seconds 20 --people 6]
await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const program = join(ROOT, 'services/gateway/bench/promotion.mjs')
  return runVisibly([program, ...process.argv.slice(2)], { node: TOOLS_NODE })
})
