import { basename, dirname } from 'node:path/posix'
import { circlesOf, isLoose } from './room-graph.mjs'

const LIST = 'libs/config/architecture/circles.json'

const listed = (forgiven) =>
  Object.entries(forgiven).flatMap(([folder, circles]) =>
    circles.map((names) => names.map((name) => `${folder}/${name}`)),
  )

const within = (circle, rooms) => circle.every((room) => rooms.includes(room))

/** What to do about a circle of the list that is smaller than the list says; empty where it stands as listed. */
const outgrown = (rooms, circles) => {
  const rest = circles.filter((circle) => circle.some((room) => rooms.includes(room)))
  if (rest.length > 1) return [`${rooms.join(', ')}: fell apart, list each circle by itself`]
  return rooms
    .filter((room) => !rest.flat().includes(room))
    .map((room) => `${room} is in this circle no longer: remove it`)
}

/** The steps of a circle that the list does not forgive, each with the first file that takes it. */
const unforgiven = (circle, steps, forgiven) =>
  steps
    .filter(({ from, to }) => circle.includes(from) && circle.includes(to))
    .filter(({ from, to }) => !forgiven.some((rooms) => within([from, to], rooms)))
    .map(({ from, to, imports }) => ({
      rule: 'folder-circles',
      from: imports[0].from,
      to: `${imports[0].to} (${basename(from)} → ${basename(to)} in ${dirname(from)}, imports: ${imports.length})`,
    }))

/**
 * Rooms that need each other, except those of the list, and lines of the list that are no longer needed.
 * @param {import('./room-graph.mjs').Step[]} steps
 * @param {Record<string, string[][]>} list  folder, then its circles of names: today's, to be taken apart
 * @returns {import('./law.mjs').Violation[]}
 */
export const circleViolations = (steps, list) => {
  const forgiven = listed(list)
  // Files alone are the business of another rule.
  const circles = circlesOf(steps).filter((circle) => !circle.every(isLoose))
  const fresh = circles.filter((circle) => !forgiven.some((rooms) => within(circle, rooms)))
  return [
    ...fresh.flatMap((circle) => unforgiven(circle, steps, forgiven)),
    ...forgiven
      .flatMap((rooms) => outgrown(rooms, circles))
      .map((to) => ({ rule: 'folder-circles', from: LIST, to })),
  ]
}
