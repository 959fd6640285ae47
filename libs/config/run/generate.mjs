import { command } from './lib/command.mjs'
import { generate } from './lib/generate.mjs'
import { ensureInstalled } from './lib/install.mjs'

// npm run generate [-- --check]
const check = process.argv.includes('--check')

await command(async () => {
  await ensureInstalled()
  const stale = await generate({ check })
  if (stale.length === 0) console.log('Nothing changed.')
  for (const file of stale) console.log(`${check ? 'stale' : 'written'}: ${file}`)
  return check && stale.length > 0 ? 1 : 0
})
