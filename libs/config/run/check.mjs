import { runChecks } from './lib/checks.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'

// npm run check [-- <name>… ] [--fix]
const args = process.argv.slice(2)

await command(async () => {
  await ensureInstalled()
  const names = args.filter((arg) => !arg.startsWith('-'))
  const results = await runChecks(names, { fix: args.includes('--fix') })
  const passed = results.filter((ok) => ok).length
  console.log(`\n${passed} passed, ${results.length - passed} failed`)
  return passed === results.length ? 0 : 1
})
