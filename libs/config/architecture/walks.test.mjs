import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { listPackages, ROOT } from '../workspace/workspace.mjs'
import { filesIn } from './sources.mjs'

const STOPS = /^- \*\*(A [a-z]+)\*\*, (\d+) stops: ([\s\S]*?)\.(?:\n| The two)/gm

/** The walks of a page: what is walked, how many stops it says, and their names. */
const walksOf = (page) =>
  [...page.matchAll(STOPS)].map(([, name, said, stops]) => ({
    name,
    said: Number(said),
    stops: [...stops.matchAll(/`([\w./-]+)`/g)].map(([, stop]) => stop),
  }))

const walks = walksOf(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'))
const files = listPackages()
  .flatMap(({ path }) => filesIn(ROOT, path, /(?<!\.test)\.tsx?$/))
  .map((file) => `/${file.replace(/\.tsx?$/, '')}`)

describe('the walks of ARCHITECTURE', () => {
  it('are those of a weight, a photo and a purchase, each shorter than it was', () => {
    const lengths = Object.fromEntries(walks.map(({ name, stops }) => [name, stops.length]))
    expect(Object.keys(lengths)).toEqual(['A weight', 'A photo', 'A purchase'])
    expect(lengths['A weight']).toBeLessThan(17)
    expect(lengths['A photo']).toBeLessThan(20)
    expect(lengths['A purchase']).toBeLessThan(14)
  })

  it.each(walks)('have as many stops as they say: $name', ({ said, stops }) => {
    expect(new Set(stops).size).toBe(said)
  })

  it.each(walks)('lead through files that are there, each the only one of its name: $name', ({ stops }) => {
    const lost = stops.filter((stop) => files.filter((file) => file.endsWith(`/${stop}`)).length !== 1)
    expect(lost).toEqual([])
  })
})
