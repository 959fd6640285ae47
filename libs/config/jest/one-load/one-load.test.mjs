import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const PROCESS = fileURLToPath(new URL('./planted-process.mjs', import.meta.url))
const require = createRequire(import.meta.url)

/** What came of planted files, run one after the other in one process. */
const outcomes = (names, pattern = '') =>
  execFileSync(process.execPath, [PROCESS, pattern, ...names], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('tests on Postgres, whose modules are loaded once', () => {
  it('pass, fail, hang and are skipped as with jest itself', () => {
    const [{ tests, counts, failureMessage, broken }] = outcomes(['outcomes'])
    expect(tests).toEqual({
      passes: 'passed',
      fails: 'failed',
      'is refused later': 'passed',
      'is skipped': 'pending',
      'is one of a row 1': 'passed',
      'is one of a row 2': 'passed',
      'promises more than it looks at': 'failed',
      'lets something stand in': 'passed',
      'finds it put back': 'passed',
      hangs: 'failed',
    })
    expect([counts, broken]).toEqual([[6, 3, 1], false])
    expect(failureMessage).toMatch(/outcomes › fails[^]*Expected: "two"[^]*planted\/outcomes.ts:14:/)
    expect(failureMessage).toContain('Exceeded timeout of 20 ms')
  })

  it('are chosen by their names', () => {
    const [{ counts }] = outcomes(['outcomes'], 'outcomes passes')
    expect(counts).toEqual([1, 0, 9])
  })

  it.each([
    ['never-loads', 'this file cannot be loaded'],
    ['left-alone', 'left alone'],
  ])('make the file fail that is broken: %s', (name, words) => {
    const [{ broken, failureMessage }] = outcomes([name])
    expect(broken).toBe(true)
    expect(failureMessage).toContain(words)
  })

  it('fail with the start of their file', () => {
    const [{ tests, failureMessage }] = outcomes(['before-all'])
    expect(tests).toEqual({ 'cannot run': 'failed' })
    expect(failureMessage).toContain('no start')
  })

  it('begin with nothing that stood in for something in the file before', () => {
    const [, after] = outcomes(['stands-in', 'put-back'])
    expect(after.tests).toEqual({ 'begins with what was put back': 'passed' })
  })

  it('have the modules of the file before, and none of its tests or faults', () => {
    const [, left, second] = outcomes(['outcomes', 'left-alone', 'second'])
    expect(left.broken).toBe(true)
    expect(second).toMatchObject({
      tests: { 'has the modules of the file before': 'passed' },
      counts: [1, 0, 0],
      failureMessage: null,
      broken: false,
    })
  })

  it('cannot replace the clock, which other files would share', () => {
    const [{ tests }] = outcomes(['clock'])
    expect(tests).toEqual({ 'cannot stop the clock': 'failed' })
  })

  it('run with the parts of the jest that finds and reports them', () => {
    const { version } = require('jest/package.json')
    for (const part of ['jest-circus', '@jest/expect', '@jest/test-result']) {
      expect([part, require(`${part}/package.json`).version]).toEqual([part, version])
    }
  })
})
