import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { listPackages, ROOT } from '../workspace/workspace.mjs'

const order = JSON.parse(readFileSync(join(ROOT, 'libs/config/architecture/rooms.json'), 'utf8'))

const TABLE = /^\| room +\|.*\n\|[ -|]*\n((?:\|.*\n)*)/m

/** The rooms that a README lists: names in the first column, a room inside of a room by its first part. */
const listedIn = (readme) => {
  const rows = TABLE.exec(readme)?.[1] ?? ''
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '')
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)[^`]*`/g)].map(([, name]) => name))
  return [...new Set(names)].toSorted()
}

const packages = listPackages().flatMap(({ path }) => {
  const rooms = order[`${path}/src`] ?? order[path]
  return rooms === undefined ? [] : [{ path, rooms: rooms.flat().toSorted() }]
})

describe('the README of a package', () => {
  it.each(packages)('names each room, and no other: $path', ({ path, rooms }) => {
    expect(listedIn(readFileSync(join(ROOT, path, 'README.md'), 'utf8'))).toEqual(rooms)
  })
})
