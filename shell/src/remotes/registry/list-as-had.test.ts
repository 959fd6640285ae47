import { beforeEach, describe, expect, it } from '@jest/globals'
import { noteMarks } from './canary-marks'
import { listAsHad } from './list-as-had'
import { isUndecided, parseRegistry } from './registry'
import { aRelease } from './release.fixture'

const everybody = aRelease({ version: '1' })
const canary = aRelease({ version: '2' })
const other = aRelease({ name: 'mfe-scan', version: '1' })
const list = (undecided: readonly object[]) => ({ remotes: [everybody, other], undecided })
const versions = (undecided: readonly object[]) =>
  [...parseRegistry(listAsHad(list(undecided))).values()].map(({ name, version, mark }) => [
    name,
    version,
    mark,
  ])

const asForEverybody = [
  ['mfe-tracking', '1', undefined],
  ['mfe-scan', '1', undefined],
]

beforeEach(() => localStorage.clear())

describe(listAsHad.name, () => {
  it('gives a canary again to a device that was given it, with its mark', () => {
    noteMarks([{ ...canary, mark: 'm.s' }, other])
    expect(versions([canary])).toEqual([
      ['mfe-tracking', '2', 'm.s'],
      ['mfe-scan', '1', undefined],
    ])
  })

  it('gives what everybody gets where it had none, and where its canary has ended', () => {
    expect(versions([canary])).toEqual(asForEverybody)
    noteMarks([{ ...canary, mark: 'm.s' }])
    expect(versions([])).toEqual(asForEverybody)
    expect(versions([aRelease({ version: '3' })])).toEqual(asForEverybody)
    noteMarks([everybody])
    expect(versions([canary])).toEqual(asForEverybody)
  })

  it.each(['{', 'null', '7', '{"mfe-tracking 2":7}'])('reads nothing out of %s', (text) => {
    localStorage.setItem('gb.canaries', text)
    expect(versions([canary])).toEqual(asForEverybody)
  })

  it('is asked only where the server did not know', () => {
    expect(isUndecided(list([]))).toBe(true)
    for (const known of [{ remotes: [] }, null, '<html>', []]) expect(isUndecided(known)).toBe(false)
  })
})
