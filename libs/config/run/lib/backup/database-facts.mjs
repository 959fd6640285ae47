import { join } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { lastWords } from '../last-words.mjs'
import { run } from '../../../../processes/src/processes.mjs'
import { envWithNode, nodeFor, PRODUCT_NODE } from '../runtime.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'

/**
 * What the server itself says of a database with certain keys.
 * @param {object} options
 * @param {string} options.url
 * @param {string} options.keysFile
 * @param {string} options.dataDir
 * @param {boolean} [options.thorough]  also brings it to the newest migrations and walks the audit log
 * @returns {Promise<{migrations: Record<string, string[]>, tables: Record<string, number>, keys: Record<string, string>}>}
 * @throws {Failure} with the reason when it is not whole or the keys are not its own
 */
export const databaseFacts = async ({ url, keysFile, dataDir, thorough = false }) => {
  const node = nodeFor(PRODUCT_NODE)
  const program = join(ROOT, 'services/gateway/dist/database-facts.js')
  const env = envWithNode(node, {
    DATABASE_URL: url,
    KEYS_FILE: keysFile,
    DATA_DIR: dataDir,
    // What this start is for matters nothing here; a production start would ask for providers.
    NODE_ENV: 'development',
  })
  const words = thorough ? ['--thorough'] : []
  const { code, output, stdout } = await run(node, [program, ...words], { cwd: ROOT, env })
  if (code !== 0) throw new Failure(lastWords(output) || 'The database could not be checked.')
  return JSON.parse(stdout)
}
