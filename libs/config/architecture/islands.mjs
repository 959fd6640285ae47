import { basename, dirname } from 'node:path/posix'
import { isLoose, stepsWithin } from './room-graph.mjs'

/** Rooms of such a folder are features: none imports another, in whatever package the folder lies. */
const ISLANDS = 'features'

/**
 * Imports from one feature to another; a file that lies beside them is no bridge either.
 * @param {import('./room-graph.mjs').Step[]} steps
 * @returns {import('./law.mjs').Violation[]}
 */
export const islandViolations = (steps) => {
  const folders = new Set(
    steps.map(({ from }) => dirname(from)).filter((folder) => basename(folder) === ISLANDS),
  )
  return [...folders]
    .flatMap((folder) => stepsWithin(steps, folder, (room) => !isLoose(room)))
    .flatMap(({ imports }) => imports.map(({ from, to }) => ({ rule: 'feature-folders', from, to })))
}
