import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { namesIn } from './shared-rules.ts'
import type { Surface } from './uses.ts'
import { inRoot } from './workspace.ts'

describe(namesIn.name, () => {
  it('finds each name that a module of rules exports, and none that it keeps to itself', () => {
    const code = `
      const own = 1
      export const first = own, second = 2
      export function third() {}
      const inside = 3
      export { inside as outside, inside as 'odd name' }`
    expect(namesIn(code)).toEqual(['first', 'second', 'third', 'outside', 'odd name'])
  })

  it.each(["export * from './more.js'", 'export default 1', 'export class Rule {}'])(
    'stops at a form that it does not know: %s',
    (code) => expect(() => namesIn(code)).toThrow('not known'),
  )

  it.each(['days/days', 'measures/limit'])('finds names in %s that the shared package promises', (rules) => {
    const { since } = JSON.parse(readFileSync(inRoot('libs/entries/surface.json'), 'utf8')) as Surface
    const names = namesIn(readFileSync(inRoot(`libs/domain/dist/${rules}.js`), 'utf8'))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !Object.hasOwn(since, name))).toEqual([])
  })
})
