import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { atClose } from './lib/closing.mjs'
import { command } from './lib/command.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startProduct } from './lib/product.mjs'
import { TOOLS_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from './lib/workspace.mjs'

// npm run screens: takes the pictures of docs/screens from the running product.
const PROGRAM = join(ROOT, 'shell/e2e/screens/main.ts')

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  if (!existsSync(PROGRAM))
    throw new Failure('shell/e2e/screens/main.ts is missing: it says which pictures to take.')
  const browser = await findBrowser()
  const product = await startProduct({ env: { NEW_PROFILES_PER_ADDRESS: '1000' } })
  atClose(product.stop)
  const env = { BASE_URL: product.url, CHROME_PATH: browser, SCREENS_DIR: join(ROOT, 'docs/screens') }
  return runVisibly([PROGRAM, ...process.argv.slice(2)], { node: TOOLS_NODE, env })
})
