import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { listPackages, ROOT } from '../workspace/workspace.mjs'
import { TEST_FILES } from './roles.mjs'
import { shapeShare } from './shape-share.mjs'
import { filesIn } from './sources.mjs'

const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')

/** The figure that the table has for now, of the row that begins with these words. */
const saidOf = (measure) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${measure}`)) ?? ''
  return Number.parseFloat(row.split('|')[3])
}

const MEGABYTE = 1e6
/** A page is not written anew for each commit: it may be off by one in twenty. */
const OFF = 0.05
const LONG = 200

const bytesInGit = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .map((name) => join(ROOT, name))
    .filter((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile())
    .reduce((sum, file) => sum + lstatSync(file).size, 0)

const longFiles = () =>
  listPackages()
    .flatMap(({ path }) => filesIn(ROOT, `${path}/src`, /(?<!\.d)\.tsx?$/))
    .filter((file) => !new RegExp(TEST_FILES).test(file))
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 > LONG)

const expectAbout = (said, found) => expect(Math.abs(said - found) / found).toBeLessThanOrEqual(OFF)

describe('the table of ARCHITECTURE', () => {
  it('has the bytes in git', () => {
    expectAbout(saidOf('bytes in git'), bytesInGit() / MEGABYTE)
  })

  it('has the source files over 200 lines, all of them lists of words and countries', () => {
    const files = longFiles()
    expect(
      files.filter((file) => !/^libs\/domain\/src\/(?:words\/|help\/countries\.ts$)/.test(file)),
    ).toEqual([])
    expectAbout(saidOf('source files over 200 lines'), files.length)
  })

  it('has the share of lines that state shapes', () => {
    const { share } = shapeShare(ROOT, listPackages()).at(-1)
    expectAbout(saidOf('dto, controller, mapper, entity, module'), share)
  })
})
