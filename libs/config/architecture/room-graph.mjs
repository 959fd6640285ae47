import { basename, dirname } from 'node:path/posix'
import { BUILD_FILES, TEST_FILES } from './roles.mjs'

/**
 * @typedef {{from: string, to: string}} Import  two files, by their paths from the root
 * @typedef {{from: string, to: string, imports: Import[]}} Step  two neighbors in one folder, and the imports between them
 */

const BESIDE = new RegExp(`${TEST_FILES}|${BUILD_FILES}`)

/**
 * Where the paths of two files part: neighbors in one folder, each a folder or a file that lies there by itself.
 */
const partingOf = ({ from, to }) => {
  const [a, b] = [from.split('/'), to.split('/')]
  const at = a.findIndex((name, index) => name !== b[index])
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')]
}

const counts = (packages) => {
  const folders = packages.map((pkg) => `${pkg.path}/`)
  const packageOf = (file) => folders.find((folder) => file.startsWith(folder))
  return ({ from, to }) =>
    from !== to &&
    packageOf(from) !== undefined &&
    packageOf(from) === packageOf(to) &&
    !BESIDE.test(from) &&
    !BESIDE.test(to)
}

/**
 * The steps between rooms, of all packages. A room is a folder, or a file that lies beside folders: else two rooms could
 * need each other through it. Tests see everything and do not count, types do.
 * @param {Import[]} imports
 * @param {{path: string}[]} packages
 * @returns {Step[]}
 */
export const stepsOf = (imports, packages) => {
  const steps = new Map()
  for (const one of imports.filter(counts(packages))) {
    const [from, to] = partingOf(one)
    const key = `${from}\n${to}`
    if (!steps.has(key)) steps.set(key, { from, to, imports: [] })
    steps.get(key).imports.push(one)
  }
  return [...steps.values()]
}

const reach = (start, next) => {
  const seen = new Set()
  const waiting = [start]
  while (waiting.length > 0) {
    for (const room of next.get(waiting.pop()) ?? []) {
      if (seen.has(room)) continue
      seen.add(room)
      waiting.push(room)
    }
  }
  return seen
}

const nextOf = (steps) => {
  const next = new Map()
  for (const { from, to } of steps) next.set(from, [...(next.get(from) ?? []), to])
  return next
}

/**
 * Rooms that all need each other, in whatever way.
 * @param {Step[]} steps
 * @returns {string[][]} sorted
 */
export const circlesOf = (steps) => {
  const next = nextOf(steps)
  const reached = new Map([...next.keys()].map((room) => [room, reach(room, next)]))
  const circles = new Map()
  for (const [room, rooms] of reached) {
    if (!rooms.has(room)) continue
    const circle = [...rooms].filter((other) => reached.get(other)?.has(room)).toSorted()
    circles.set(circle[0], circle)
  }
  return [...circles.values()]
}

/** Whether a room is a file that lies beside folders. */
export const isLoose = (room) => basename(room).includes('.')

/**
 * The steps between the rooms of one folder; a step over loose files between them counts as one of its first import.
 * @param {Step[]} steps
 * @param {string} folder
 * @param {(room: string) => boolean} isRoom  what has a place of its own; all else is walked through
 * @returns {Step[]}
 */
export const stepsWithin = (steps, folder, isRoom) => {
  const here = steps.filter((step) => dirname(step.from) === folder)
  const next = nextOf(here.filter((step) => !isRoom(step.from)))
  return here
    .filter((step) => isRoom(step.from))
    .flatMap((step) => {
      const through = isRoom(step.to) ? [step.to] : [...reach(step.to, next)].filter(isRoom)
      return through.filter((to) => to !== step.from).map((to) => ({ ...step, to }))
    })
}
