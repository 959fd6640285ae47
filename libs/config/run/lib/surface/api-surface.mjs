import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../workspace/workspace.mjs'
import { compareFacts, factsOf } from './api-facts.mjs'
import { isFarEnough, neededStep, sentenceOf } from './steps.mjs'

/** The contract that is generated, and what of it was kept with its version. */
const FILES = { contract: 'services/gateway/openapi.json', kept: 'services/gateway/api-surface.json' }

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Holds what everybody may call to what was kept of it: `API_VERSION` says when something was added, and when older remotes
 * can no longer go on.
 * @param {{ fix?: boolean, root?: string }} [options]  fix: keep what is there now, where the version says so
 * @returns {string | null} what is wrong
 */
export const judgeApi = ({ fix = false, root = ROOT } = {}) => {
  const contract = readJson(join(root, FILES.contract))
  const { version } = contract.info
  const file = join(root, FILES.kept)
  const facts = factsOf(contract)
  const kept = existsSync(file) ? readJson(file) : { version, facts: {} }
  const difference = compareFacts(kept.facts, facts)
  const step = existsSync(file) ? neededStep(difference) : null
  if (!isFarEnough(kept.version, version, step))
    return sentenceOf('API_VERSION (libs/domain/src/wire/api-version.ts)', {
      version,
      kept: kept.version,
      step,
      difference,
    })
  const text = `${JSON.stringify({ version, facts }, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return null
  if (!fix) return '  The kept surface of the API is stale. Run npm run generate.'
  writeFileSync(file, text)
  return null
}
