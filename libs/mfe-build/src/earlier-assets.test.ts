import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { layAside, putBack } from './earlier-assets.ts'

let root: string
let outDir: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gb-earlier-'))
  outDir = join(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true }))

/** As Vite does it: the folder is emptied, and written anew. */
const build = (name: string) => {
  const aside = layAside(outDir)
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(join(outDir, 'assets'), { recursive: true })
  writeFileSync(join(outDir, `assets/${name}.js`), name)
  if (aside !== null) putBack(outDir, aside)
}
const earlier = () => {
  const place = join(outDir, '.earlier')
  return readdirSync(place)
    .sort()
    .map((number) => readdirSync(join(place, number)).join())
}

describe('the files of the shells before', () => {
  it('of two builds stay, the last one first, and nothing is left beside', () => {
    for (const name of ['a', 'b', 'c', 'd']) build(name)
    expect(readdirSync(join(outDir, 'assets'))).toEqual(['d.js'])
    expect(earlier()).toEqual(['c.js', 'b.js'])
    expect(readFileSync(join(outDir, '.earlier/1/c.js'), 'utf8')).toBe('c')
    expect(readdirSync(root)).toEqual(['dist'])
  })

  it('stay when the same is built again', () => {
    for (const name of ['a', 'b', 'b', 'b']) build(name)
    expect(earlier()).toEqual(['a.js'])
  })

  it('are none at first', () => {
    build('a')
    expect(readdirSync(outDir)).toEqual(['assets'])
  })
})
