import { join, resolve } from 'node:path'
import { ROOT } from '../workspace/workspace.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { packForTeams } from './lib/teams/pack.mjs'

// npm run pack:teams [-- FOLDER]
await command(async () => {
  await ensureInstalled()
  const into = resolve(process.argv[2] ?? join(ROOT, 'dist/teams'))
  for (const { name, file } of await packForTeams(into)) console.log(`${name.padEnd(18)} ${join(into, file)}`)
})
