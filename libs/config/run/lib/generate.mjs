import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { dirname, join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { Failure } from '../../../processes/src/failure.mjs'
import { run } from '../../../processes/src/processes.mjs'
import { envWithNode, nodeFor, PRODUCT_NODE, TOOLS_NODE } from './runtime.mjs'
import { TOOLS } from './tools.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

/** Generated files: their place in the repository and their name in the working folder. */
const TARGETS = {
  'services/gateway/openapi.json': 'openapi.json',
  'services/gateway/routes.json': 'routes.json',
  'libs/api-client/src/generated/schema.d.ts': 'schema.d.ts',
  'docs/ACCURACY.md': 'ACCURACY.md',
}

const tool = async (what, minimum, args) => {
  const node = nodeFor(minimum)
  const { code, output } = await run(node, args, { cwd: ROOT, env: envWithNode(node, { NO_COLOR: '1' }) })
  if (code !== 0) throw new Failure(`${what} could not be generated.`, output)
}

// Without it V8 compiles in a thread of its own; one that waited for a collection while the process ended was seen to
// hold it for ever (V8's CollectionBarrier::AwaitCollectionBackground under Node 24.21).
const NO_COMPILER_THREADS = '--single-threaded'

const generateInto = async (folder) => {
  const emitContract = join(ROOT, 'services/gateway/dist/emit-contract.js')
  await tool('The contract', PRODUCT_NODE, [NO_COMPILER_THREADS, emitContract, folder])
  // Its figures follow the foods, the rules of reading and of rating: nobody thinks of them when one of those changes.
  const emitAccuracy = join(ROOT, 'services/gateway/dist/emit-accuracy.js')
  const pages = [join(ROOT, 'docs/ACCURACY.md'), join(folder, 'ACCURACY.md')]
  await tool('The figures of accuracy', PRODUCT_NODE, [emitAccuracy, ...pages])
  const [from, to] = [join(folder, 'openapi.json'), join(folder, 'schema.d.ts')]
  // A field with a default may be left out of a request; the generator's own default would demand it.
  const options = ['--default-non-nullable=false', '-o', to]
  await tool('The types of the contract', TOOLS_NODE, [TOOLS.openapiTypescript, from, ...options])
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/**
 * Writes the modules of the messages, and from the services' code the contract, its types and the figures of accuracy.
 * @param {object} options
 * @param {boolean} options.check  true: compare only
 * @returns {Promise<string[]>} the files that differed, by their path in the repository
 * @throws {Failure}
 */
export const generate = async ({ check }) => {
  // Reads by packages of npm: in a new clone they come by the same command that asks for this.
  const { writeMessages } = await import('../../messages/messages.mjs')
  const messages = writeMessages(ROOT, { check })
  await ensureBuilt({ names: ['server'] })
  const folder = mkdtempSync(join(os.tmpdir(), 'gastric-buddy-generate-'))
  try {
    await generateInto(folder)
    const stale = Object.entries(TARGETS).filter(
      ([path, name]) => read(join(ROOT, path)) !== read(join(folder, name)),
    )
    for (const [path, name] of check ? [] : stale) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true })
      writeFileSync(join(ROOT, path), read(join(folder, name)))
    }
    return [...messages, ...stale.map(([path]) => path)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
