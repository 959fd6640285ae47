import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { gatewayEnv } from './lib/gateway.mjs'
import { devAlone } from './lib/dev-alone.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startOwnDatabase } from './lib/own-database.mjs'
import { checkDataDir, checkPort, readSettings } from './lib/settings.mjs'
import { TOOLS, viteOf } from './lib/tools.mjs'
import { watchMessages } from './lib/watch-messages.mjs'
import { watched } from './lib/watched.mjs'
import { listPackages, ROOT } from '../workspace/workspace.mjs'

// npm run dev: everything rebuilds as it is edited. The page to open is the shell's.
// npm run dev -- mfe-scan [--port 5200] [--shell https://staging.example.com]: one remote alone, with an API that needs no server.
const SHELL_PORT = '5170'
const SHELL_ORIGIN = `http://localhost:${SHELL_PORT}`

const frontEnds = () => listPackages().filter((pkg) => pkg.role === 'shell' || pkg.role === 'mfe')

await command(async () => {
  const [remote, ...args] = process.argv.slice(2)
  if (remote !== undefined) return devAlone(remote, args)
  const { port, host, dataDir, databaseUrl: given } = readSettings(process.env)
  checkDataDir(dataDir)
  await checkPort(port, host)
  await ensureInstalled()
  await ensureBuilt()
  const databaseUrl = given ?? (await startOwnDatabase(dataDir))
  // Lines on the screen instead of a file: this is where a developer looks.
  const env = {
    ...gatewayEnv({ databaseUrl, dataDir, port, env: process.env }),
    LOG_FILE: '',
    ALLOWED_ORIGINS: [process.env.ALLOWED_ORIGINS, SHELL_ORIGIN].filter(Boolean).join(','),
  }
  await watchMessages(ROOT, (line) => console.log(`messages     | ${line}`))
  await Promise.all([
    watched('types', [TOOLS.tsc, '-b', 'services/gateway', '-w', '--preserveWatchOutput']),
    watched('server', ['--watch', '--watch-preserve-output', 'services/gateway/dist/main.js'], { env }),
    ...frontEnds().map((pkg) =>
      watched(
        pkg.path,
        [viteOf(pkg), ...(pkg.role === 'shell' ? ['--port', SHELL_PORT, '--strictPort'] : [])],
        {
          cwd: join(ROOT, pkg.path),
          env: { GATEWAY: `http://localhost:${port}` },
        },
      ),
    ),
  ])
})
