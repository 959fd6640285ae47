import { parseArgs } from 'node:util'
import { runChecks } from './lib/checks.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'

const OPTIONS = { fix: { type: 'boolean', default: false }, in: { type: 'string' } }

// npm run check [-- <name>… ] [--fix], or of one remote: [-- --in mfe-notes ] [--fix]
await command(async () => {
  const { values, positionals: names } = parseArgs({ options: OPTIONS, allowPositionals: true })
  await ensureInstalled()
  const results = await runChecks(names, { fix: values.fix, folder: values.in })
  const passed = results.filter((ok) => ok).length
  console.log(`\n${passed} passed, ${results.length - passed} failed`)
  return passed === results.length ? 0 : 1
})
