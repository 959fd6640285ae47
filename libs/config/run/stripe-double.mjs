import { join } from 'node:path'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { PRODUCT_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run stripe:double
await command(async () => {
  await ensureInstalled()
  return runVisibly([join(ROOT, 'libs/test-kit/src/stripe-double/main.ts')], { node: PRODUCT_NODE })
})
