import { basename, dirname } from 'node:path/posix'
import { isLoose } from './room-graph.mjs'

const LIST = 'libs/config/architecture/bridges.json'

/** Rooms of such a folder are features: none imports another, in whatever package the folder lies. */
const ISLANDS = 'features'

const isBridge = ({ from, to }) => basename(dirname(from)) === ISLANDS && !isLoose(from) && !isLoose(to)
const nameOf = ({ from, to }) => `${basename(from)} → ${basename(to)}`

/**
 * Imports from one feature to another, except those of the list, and lines of the list that are no longer needed.
 * @param {import('./room-graph.mjs').Step[]} steps
 * @param {Record<string, string[]>} list  folder of features, then its bridges of today, to be taken down
 * @returns {import('./law.mjs').Violation[]}
 */
export const islandViolations = (steps, list) => {
  const bridges = steps.filter(isBridge)
  const fresh = bridges.filter((step) => !list[dirname(step.from)]?.includes(nameOf(step)))
  const standing = new Set(bridges.map((step) => `${dirname(step.from)}: ${nameOf(step)}`))
  const gone = Object.entries(list)
    .flatMap(([folder, names]) => names.map((name) => `${folder}: ${name}`))
    .filter((bridge) => !standing.has(bridge))
  return [
    ...fresh.flatMap(({ imports }) => imports.map(({ from, to }) => ({ rule: 'feature-folders', from, to }))),
    ...gone.map((bridge) => ({ rule: 'feature-folders', from: LIST, to: `${bridge} is gone: remove it` })),
  ]
}
