import { basename, dirname } from 'node:path/posix'
import { circlesOf, isLoose } from './room-graph.mjs'

/**
 * The steps between rooms that need each other, types included, each with the first file that takes it.
 * @param {import('./room-graph.mjs').Step[]} steps
 * @returns {import('./law.mjs').Violation[]}
 */
export const circleViolations = (steps) =>
  circlesOf(steps)
    // Files alone are the business of another rule.
    .filter((circle) => !circle.every(isLoose))
    .flatMap((circle) => steps.filter(({ from, to }) => circle.includes(from) && circle.includes(to)))
    .map(({ from, to, imports }) => ({
      rule: 'folder-circles',
      from: imports[0].from,
      to: `${imports[0].to} (${basename(from)} → ${basename(to)} in ${dirname(from)}, imports: ${imports.length})`,
    }))
