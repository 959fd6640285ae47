import { Failure } from '../../../processes/src/failure.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { viteOf } from './tools.mjs'
import { watchMessages } from './watch-messages.mjs'
import { watched } from './watched.mjs'
import { listPackages, ROOT } from '../../workspace/workspace.mjs'

const SHELL = '--shell'
const LOCAL_SHELL = 'http://localhost:3000'

/** Takes `--shell https://…` out of the command line; the rest is for Vite. */
const shellIn = (args) => {
  const at = args.indexOf(SHELL)
  if (at === -1) return { shell: LOCAL_SHELL, rest: args }
  const given = args[at + 1] ?? ''
  if (!URL.canParse(given)) throw new Failure(`${SHELL} needs an address like https://staging.example.com.`)
  return { shell: new URL(given).origin, rest: args.toSpliced(at, 2) }
}

/**
 * Runs one remote alone: a stage, and an API with data. It needs no database, and of what is built the rules alone. Says by which
 * address a running shell takes it in place of its own.
 * @param {string} name e.g. mfe-scan
 * @param {string[]} args --shell and its origin; the rest for Vite, e.g. --port 5200
 */
export const devAlone = async (name, args) => {
  const remotes = listPackages().filter(({ role }) => role === 'mfe')
  const remote = remotes.find(({ path }) => path === name)
  if (remote === undefined)
    throw new Failure(`There is no remote ${name}. There are ${remotes.map(({ path }) => path).join(', ')}.`)
  const { shell, rest } = shellIn(args)
  await ensureInstalled()
  // The configuration of each build reads them, and a checkout in which nothing was built yet has none.
  await ensureBuilt({ names: ['domain'] })
  await watchMessages(ROOT, (line) => console.log(`messages     | ${line}`))
  console.log(`In a running shell: ${shell}/?remote.${name}=<the address below>`)
  await watched(name, [viteOf(remote), ...rest], { cwd: remote.dir, env: { SHELLS: shell } })
}
