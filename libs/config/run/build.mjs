import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'

// npm run build [-- <name>… | --force]
const args = process.argv.slice(2)

await command(async () => {
  await ensureInstalled()
  const names = args.filter((arg) => !arg.startsWith('-')).map((name) => name.replace(/\/$/, ''))
  const built = await ensureBuilt({ names, force: args.includes('--force') })
  if (built.length === 0) console.log('Everything is built already.')
})
