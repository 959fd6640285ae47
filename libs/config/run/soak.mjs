import { join } from 'node:path'
import { command } from './lib/command.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { TOOLS_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run soak [-- --minutes 5 --people 8 --only "disk full"]
await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  // The double of the AI provider is TypeScript, which only a newer Node reads as it is.
  return runVisibly([join(ROOT, 'services/gateway/bench/soak.mjs'), ...process.argv.slice(2)], {
    node: TOOLS_NODE,
  })
})
