import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { gatewayEnv } from './lib/gateway.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startOwnDatabase } from './lib/own-database.mjs'
import { exitOf, track } from '../../processes/src/processes.mjs'
import { envWithNode, nodeFor, TOOLS_NODE } from './lib/runtime.mjs'
import { checkDataDir, checkPort, readSettings } from './lib/settings.mjs'
import { TOOLS, viteOf } from './lib/tools.mjs'
import { listPackages, ROOT } from '../workspace/workspace.mjs'

// npm run dev: everything rebuilds as it is edited. The page to open is the shell's.
const SHELL_PORT = '5170'
const SHELL_ORIGIN = `http://localhost:${SHELL_PORT}`

/** Runs until stopped, each line under the name of who says it. */
const watch = (name, args, { cwd = ROOT, env = {} } = {}) => {
  const node = nodeFor(TOOLS_NODE)
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = track(spawn(node, args, { cwd, env: envWithNode(node, env), detached: true, stdio }))
  const say = (text) => process.stdout.write(text.trimEnd().replace(/^/gm, `${name.padEnd(13)}| `) + '\n')
  child.stdout.setEncoding('utf8').on('data', say)
  child.stderr.setEncoding('utf8').on('data', say)
  return exitOf(child).then(() => console.log(`${name} ended.`))
}

const frontEnds = () => listPackages().filter((pkg) => pkg.role === 'shell' || pkg.role === 'mfe')

await command(async () => {
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
  await Promise.all([
    watch('types', [TOOLS.tsc, '-b', 'services/gateway', '-w', '--preserveWatchOutput']),
    watch('server', ['--watch', '--watch-preserve-output', 'services/gateway/dist/main.js'], { env }),
    ...frontEnds().map((pkg) =>
      watch(
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
