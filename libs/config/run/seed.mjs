import { command } from './lib/command.mjs'
import { serverCommand } from './lib/server-command.mjs'

// npm run seed -- --entries 10000000 [--people 50000] [--yes]
await command(() => serverCommand('bench/seed.mjs'))
