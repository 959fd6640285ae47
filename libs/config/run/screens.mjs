import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { atClose } from './lib/closing.mjs'
import { command } from './lib/command.mjs'
import { Failure } from '../../processes/src/failure.mjs'
import { freePort } from '../../processes/src/ports.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run } from '../../processes/src/processes.mjs'
import { startProduct } from './lib/product.mjs'
import { envWithNode, nodeFor, TOOLS_NODE } from './lib/runtime.mjs'
import { runVisibly } from './lib/visibly.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run screens [-- NAME … | --shown]: takes pictures of the running product. Those that are shown go to docs/screens.
const PROGRAM = join(ROOT, 'shell/e2e/screens/main.ts')
const TAKEN = join(ROOT, '.cache/screens')
const SHOWN = join(ROOT, 'docs/screens')

/** The pictures that the README and the page of all screens show, without their ending. */
const shown = () => {
  const pages = ['README.md', 'docs/screens/README.md'].map((page) => readFileSync(join(ROOT, page), 'utf8'))
  return [...new Set(pages.join('\n').match(/[\w-]+(?=\.webp)/gu))]
}

const keepShown = () => {
  mkdirSync(SHOWN, { recursive: true })
  for (const name of shown().map((one) => `${one}.webp`))
    if (existsSync(join(TAKEN, name))) copyFileSync(join(TAKEN, name), join(SHOWN, name))
}

const asked = () => process.argv.slice(2).flatMap((word) => (word === '--shown' ? shown() : [word]))

/** What the pictures of the console look at and do. */
const SCOPES = ['billing:write', 'check-ins:answer', 'ops:read']

/** A token of an operator of this product. */
const operatorToken = async ({ dataDir }) => {
  const node = nodeFor(TOOLS_NODE)
  const program = join(ROOT, 'libs/config/run/operator.mjs')
  const { output } = await run(
    node,
    [program, 'create', '--name', 'Olga Support', '--scope', SCOPES.join()],
    {
      cwd: ROOT,
      env: envWithNode(node, { DATA_DIR: dataDir }),
    },
  )
  const [token] = /gbop_\S+/u.exec(output) ?? []
  if (token === undefined) throw new Failure('No token was made for the pictures of the console.', output)
  return token
}

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  if (!existsSync(PROGRAM))
    throw new Failure('shell/e2e/screens/main.ts is missing: it says which pictures to take.')
  const browser = await findBrowser()
  const aiPort = await freePort()
  const product = await startProduct({
    env: {
      NEW_PROFILES_PER_ADDRESS: '1000',
      OPENAI_API_KEY: 'double',
      OPENAI_BASE_URL: `http://127.0.0.1:${aiPort}/v1`,
    },
  })
  atClose(product.stop)
  const env = {
    BASE_URL: product.url,
    CHROME_PATH: browser,
    SCREENS_DIR: TAKEN,
    AI_PORT: String(aiPort),
    OPERATOR_TOKEN: await operatorToken(product),
  }
  const code = await runVisibly([PROGRAM, ...asked()], { node: TOOLS_NODE, env })
  keepShown()
  return code
})
