import { describe, expect, it } from '@jest/globals'
import { isFarEnough } from './steps.mjs'

describe(isFarEnough.name, () => {
  it.each([
    ['1.2.3', '1.2.3', null, true],
    ['1.2.3', '1.2.4', 'minor', false],
    ['1.2.3', '1.3.0', 'minor', true],
    ['1.2.3', '2.0.0', 'minor', true],
    ['1.2.3', '1.9.0', 'major', false],
    ['1.9.0', '1.10.0', 'minor', true],
    ['1.2.3', '2.0.0', 'major', true],
    ['2.0.0', '1.9.0', 'major', false],
    ['2.0.0', '1.9.0', 'minor', false],
  ])('from %s to %s where a %s version is needed: %s', (before, now, step, verdict) => {
    expect(isFarEnough(before, now, step)).toBe(verdict)
  })
})
