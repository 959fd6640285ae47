import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './sources.mjs'

/** British spellings, as they begin or stand in a word, and what an American writes. */
const BANNED = {
  'analys(?:e[rd]?|ers|ing)(?![a-z])': 'analyz…',
  behaviour: 'behavior',
  colour: 'color',
  honour: 'honor',
  neighbour: 'neighbor',
  licence: 'license',
  authoris: 'authoriz…',
  normalis: 'normaliz…',
  recognis: 'recogniz…',
}
const RULES = Object.entries(BANNED).map(([stem, american]) => [new RegExp(stem, 'i'), american])

/** What people say and what operators set is spelled as they do. */
const AS_THEY_SAY =
  /^(?:libs\/domain\/src\/words|services\/gateway\/src\/safety)\/|\/architecture\/spelling\.mjs$/
const AS_IT_IS_SET = /sample-analyser/g

const TEXT = /\.(?:tsx?|mjs|css|md)$/

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/**
 * Words in code, comments and pages that are not spelled as in America.
 * @param {string} root
 * @param {import('../workspace/workspace.mjs').WorkspacePackage[]} packages
 * @returns {import('./law.mjs').Violation[]}
 */
export const spellingViolations = (root, packages) =>
  ['docs', ...packages.map(({ path }) => path)]
    .flatMap((folder) => filesIn(root, folder, TEXT))
    .filter((file) => !AS_THEY_SAY.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(AS_IT_IS_SET, '')
      return RULES.flatMap(([british, american]) => {
        const found = british.exec(text)
        return found
          ? [
              {
                rule: 'spelling',
                from: `${file}:${lineOf(text, found.index)}`,
                to: `${found[0]}: ${american}`,
              },
            ]
          : []
      })
    })
