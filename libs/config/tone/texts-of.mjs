import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const NEVER = new Set(['node_modules', 'dist', 'planted', 'generated', 'testing', 'dev', 'e2e'])
/** Words live in files of these names, in the English ones of the messages, and in what the service of content ships. */
const OF_WORDS =
  /(?:^|[-/])(?:messages|words|phase-table|reasons|texts)\.ts$|\/messages\/[^/]+\.en\.json$|services\/content\/seed\/[^/]+\.json$/u
/**
 * And in the rules and the report, where a sentence is made of what was found. Not among words that somebody may write, and
 * not where a shop's own units are read.
 */
const OF_SENTENCES =
  /(?:^|\/)(?:libs\/domain\/src\/(?!words\/|foods\/|recipes\/shopping-list)|services\/tracking\/src\/report\/(?:document|charts)\/)(?:[^/]+\/)*[^/]+(?<!\.test)\.ts$/u

/**
 * The files with words for people below a folder, as paths from there.
 * @param {string} root
 * @returns {string[]}
 */
export const filesOf = (root) =>
  readFolder(root)
    .map(({ name }) => name)
    .filter((name) => /^(?:libs|services|shell|mfe-.+)$/u.test(name))
    .flatMap((name) => below(join(root, name)))
    .map((path) => relative(root, path))
    .filter((path) => [OF_WORDS, OF_SENTENCES].some((those) => those.test(path.replaceAll('\\', '/'))))

const below = (folder) =>
  readFolder(folder).flatMap((entry) => {
    if (NEVER.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? below(path) : [path]
  })

/** A planted tree need not have every package. */
const readFolder = (folder) => {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
