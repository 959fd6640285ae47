import { command } from './lib/command.mjs'
import { serverCommand } from './lib/server-command.mjs'

// npm run foods:import -- FOLDER [--branded]
await command(() => serverCommand('dist/foods-import.js'))
