import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../../../processes/src/failure.mjs'
import { run } from '../../../processes/src/processes.mjs'
import { installFromDebian } from './debian.mjs'
import { step } from './progress.mjs'
import { envWithNode, nodeFor, TOOLS_NODE } from './runtime.mjs'
import { TOOLS } from './tools.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .filter((file) => existsSync(file))

/** A file may be there and still lack a library: only one that answers counts. */
const answers = async (file) => (await run(file, ['--version'], { timeout: 20_000 })).code === 0

const firstThatAnswers = async (files) => {
  for (const file of files) if (existsSync(file) && (await answers(file))) return file
  return undefined
}

const installed = () => firstThatAnswers([...onPath(), ...APPLICATIONS])

const fromDebian = async () => {
  await installFromDebian('chromium', 'Installing Chromium from Debian (once, a minute or two)')
  return installed()
}

const PRINT_EXECUTABLE = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())"

const fromPlaywright = async () => {
  const node = nodeFor(TOOLS_NODE)
  const options = { cwd: join(ROOT, 'libs/config'), env: envWithNode(node) }
  const where = await run(node, ['--input-type=module', '-e', PRINT_EXECUTABLE], options)
  const file = where.stdout.trim()
  if (file && !existsSync(file)) {
    await step("Downloading playwright's Chromium (once)", () =>
      run(node, [TOOLS.playwright, 'install', 'chromium'], options),
    )
  }
  return file ? firstThatAnswers([file]) : undefined
}

/**
 * A Chromium or Chrome for the end-to-end tests; brings one when there is none.
 * @returns {Promise<string>} its path
 * @throws {Failure} with what to do
 */
export const findBrowser = async () => {
  const named = process.env.CHROME_PATH
  if (named && !(await answers(named))) throw new Failure(`CHROME_PATH: ${named} does not start.`)
  const browser = named || (await installed()) || (await fromDebian()) || (await fromPlaywright())
  if (browser) return browser
  throw new Failure('The end-to-end tests need Chromium or Chrome. Install one, or name it with CHROME_PATH.')
}
