import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './sources.mjs'

/** A class of rows; an abstract one has none of its own, and lends its columns. */
const CLASS = /^export class (\w+)/gm

/**
 * Classes of rows that are named in another way than all others.
 * @param {string} root
 * @param {{path: string}[]} packages
 * @returns {import('./law.mjs').Violation[]}
 */
export const entityNameViolations = (root, packages) =>
  packages
    .flatMap(({ path }) => filesIn(root, path, /\.entity\.ts$/))
    .flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(CLASS)]
        .filter(([, name]) => !name.endsWith('Entity'))
        .map(([, name]) => ({ rule: 'entity-names', from, to: name })),
    )
