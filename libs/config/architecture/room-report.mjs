import { basename, dirname } from 'node:path/posix'
import { circlesOf } from './room-graph.mjs'

/** Floors of each room: 0 needs nobody; rooms of one circle share their floor. */
const floorsOf = (steps, circles) => {
  const circleOf = (room) => circles.find((circle) => circle.includes(room)) ?? [room]
  const floors = new Map()
  const floorOf = (room) => {
    const circle = circleOf(room)
    if (!floors.has(circle[0])) {
      const below = steps.filter(({ from, to }) => circle.includes(from) && !circle.includes(to))
      floors.set(circle[0], Math.max(-1, ...below.map(({ to }) => floorOf(to))) + 1)
    }
    return floors.get(circle[0])
  }
  return floorOf
}

const lineOf = (room, steps, floor) => {
  const below = steps.filter(({ from }) => from === room)
  const needs = below.map(({ to, imports }) => `${basename(to)} ${imports.length}`).join(', ')
  return `${String(floor).padStart(3)}  ${basename(room)}${needs && ` → ${needs}`}`
}

const circleLines = (circle, steps) => [
  `circle: ${circle.map((room) => basename(room)).join(', ')}`,
  ...steps
    .filter(({ from, to }) => circle.includes(from) && circle.includes(to))
    .flatMap(({ from, to, imports }) => [
      `  ${basename(from)} → ${basename(to)}`,
      ...imports.map((one) => `    ${one.from} → ${one.to}`),
    ]),
]

/**
 * The rooms of a folder from the top, what each needs and by how many imports, then each circle with all its imports.
 * @param {import('./room-graph.mjs').Step[]} steps
 * @param {string} folder  from the root, such as `services/profile/src`
 */
export const roomReport = (steps, folder) => {
  const here = steps.filter(({ from }) => dirname(from) === folder)
  const rooms = [...new Set(here.flatMap(({ from, to }) => [from, to]))]
  const circles = circlesOf(here)
  const floorOf = floorsOf(here, circles)
  const fromTheTop = rooms.toSorted((a, b) => floorOf(b) - floorOf(a) || a.localeCompare(b))
  return [
    ...fromTheTop.map((room) => lineOf(room, here, floorOf(room))),
    ...circles.flatMap((circle) => circleLines(circle, here)),
  ].join('\n')
}
