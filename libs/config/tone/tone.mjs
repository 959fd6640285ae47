import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { filesOf } from './texts-of.mjs'

/**
 * A way of speaking that the app does not have: `pattern` finds it, whatever the case, unless what it found matches
 * `not`; `say` is what stands there instead. Source: decision 58.
 * @typedef {{pattern: string, not?: string, say: string}} Banned
 */

const RULES = JSON.parse(readFileSync(new URL('banned.json', import.meta.url), 'utf8')).map(
  ({ pattern, not, say }) => ({
    say,
    pattern: new RegExp(pattern, 'giu'),
    not: not === undefined ? null : new RegExp(`^(?:.*${not}.*)$`, 'iu'),
  }),
)

/**
 * What a line of words has that nobody should read.
 * @param {string} words  one line as a person reads it
 * @returns {{found: string, say: string}[]}
 */
export const offKey = (words) =>
  RULES.flatMap(({ pattern, not, say }) =>
    [...words.matchAll(pattern)]
      .filter(([found]) => not === null || !not.test(found))
      .map(([found]) => ({ found, say })),
  )

/**
 * Every line of words for people below a folder that is off key, as "path:line: found; say …".
 * @param {string} root
 * @returns {string[]}
 */
export const checkTone = (root) =>
  filesOf(root).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        wordsOf(line).flatMap((words) =>
          offKey(words).map(
            ({ found, say }) => `${path.split(sep).join('/')}:${index + 1}: "${found}"; say ${say}`,
          ),
        ),
      ),
  )

/** What stands between quotes, comments aside; only that is read by people. */
const wordsOf = (line) =>
  /^\s*(?:\/\/|\/?\*)/u.test(line)
    ? []
    : [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gu)].map(
        ([, single, double, template]) => single ?? double ?? template ?? '',
      )
