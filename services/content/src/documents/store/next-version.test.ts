import { describe, expect, it } from '@jest/globals'
import { nextVersion } from './next-version.js'

describe(nextVersion.name, () => {
  it.each([
    ['1.9', 'minor', '1.10'],
    ['1.9', 'major', '2.0'],
  ] as const)('after %s comes, %s, %s', (version, size, next) => {
    expect(nextVersion(version, size)).toBe(next)
  })

  it('ends where the stored form ends', () => {
    expect(() => nextVersion('1.9999', 'minor')).toThrow('higher version')
  })
})
