import { command } from './lib/command.mjs'
import { serverCommand } from './lib/server-command.mjs'

// npm run keys -- status | rotate | retire VERSION
await command(() => serverCommand('dist/keys.js'))
