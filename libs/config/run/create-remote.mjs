import { command } from './lib/command.mjs'
import { runTool } from './lib/run-tool.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { createRemote } from './lib/remote/create.mjs'
import { readName } from './lib/remote/names.mjs'
import { TOOLS } from './lib/tools.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run create:remote -- notes
await command(async () => {
  const names = readName(process.argv.slice(2), ROOT)
  createRemote(ROOT, names)
  await ensureInstalled()
  // How long the names are decides where lines break.
  await runTool(TOOLS.prettier, ['--write', names.remote, `.github/workflows/${names.remote}.yml`])
  console.log(`${names.remote} is there, with a tab and a card on Home. What to do next:

  npm run test:unit -- ${names.remote}
  npm run build -- ${names.remote}                  # a server of this checkout shows it at the next load of the page
  npm run release -- publish ${names.remote}        # or beside a running product: docs/SEPARATE-TEAMS.md

Its team, contact and runbook stand in ${names.remote}/package.json: put yours there.`)
})
