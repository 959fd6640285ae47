import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { PRODUCT_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run eval:food [-- FOLDER]
await command(async () => {
  await ensureInstalled()
  await ensureBuilt({ names: ['server'] })
  const program = join(ROOT, 'services/gateway/dist/eval-food.js')
  // The settings want a database; this program asks none.
  const env = { DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1/none' }
  return runVisibly([program, ...process.argv.slice(2)], { node: PRODUCT_NODE, env })
})
