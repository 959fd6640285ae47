import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { atClose } from './lib/closing.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startProduct } from './lib/product.mjs'
import { TOOLS_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run lighthouse [-- --runs 3 --only Home]: Lighthouse on a phone over Welcome, Home, Scan, Weight and Premium, the middle of
// so many visits of each; fails under 95 for performance, 100 for accessibility and 100 for best practices.
await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const browser = await findBrowser()
  const product = await startProduct()
  atClose(product.stop)
  const env = { BASE_URL: product.url, CHROME_PATH: browser }
  const program = join(ROOT, 'shell/e2e/lighthouse/main.ts')
  return runVisibly([program, ...process.argv.slice(2)], { node: TOOLS_NODE, env })
})
