import { command } from './lib/command.mjs'
import { serverCommand } from './lib/server-command.mjs'

// npm run operator -- create --name "Your name" --scope …
await command(() => serverCommand('dist/operator.js'))
