import { basename, dirname } from 'node:path/posix'
import { isLoose, stepsWithin } from './room-graph.mjs'

const LIST = 'libs/config/architecture/rooms.json'

/** Children of a folder that hold files, by the paths of all files of the tree. */
const roomsIn = (folder, files) => [
  ...new Set(
    files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => `${folder}/${file.slice(folder.length + 1).split('/')[0]}`),
  ),
]

/** A room without a place, and a place without a room. */
const unplaced = (folder, places, rooms) => [
  ...rooms
    .filter((room) => !isLoose(room) && !places.has(room))
    .map((room) => ({
      rule: 'room-order',
      from: LIST,
      to: `${room} has no place in the order of ${folder}`,
    })),
  ...[...places.keys()]
    .filter((room) => !rooms.includes(room))
    .map((room) => ({ rule: 'room-order', from: LIST, to: `${room} is not there: remove it` })),
]

const upwards = (folder, places, steps) =>
  stepsWithin(steps, folder, (room) => places.has(room))
    .filter(({ from, to }) => places.get(from) >= places.get(to))
    .map(({ from, to, imports }) => ({
      rule: 'room-order',
      from: imports[0].from,
      to: `${imports[0].to} (${basename(from)} → ${basename(to)} in ${dirname(from)}, imports: ${imports.length})`,
    }))

/**
 * Imports that go up, or aside on one floor, in the folders that have an order.
 * @param {import('./room-graph.mjs').Step[]} steps
 * @param {string[]} files  all files that have a room, tests left out
 * @param {Record<string, (string | string[])[]>} orders  folder, then its rooms from the top; names in one list are
 *   islands on one floor
 * @returns {import('./law.mjs').Violation[]}
 */
export const orderViolations = (steps, files, orders) =>
  Object.entries(orders).flatMap(([folder, floors]) => {
    const places = new Map(
      floors.flatMap((floor, index) => [floor].flat().map((name) => [`${folder}/${name}`, index])),
    )
    return [...unplaced(folder, places, roomsIn(folder, files)), ...upwards(folder, places, steps)]
  })
