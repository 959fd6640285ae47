import { describe, expect, it } from '@jest/globals'
import { diffFacts } from './diff-facts.js'

const text = { title: 'Terms', sections: [{ title: 'One', body: ['a', 'b'] }] }

describe(diffFacts.name, () => {
  it('finds nothing between equal texts', () => {
    expect(diffFacts(text, structuredClone(text))).toEqual({ added: 0, removed: 0, changed: 0, places: [] })
  })

  it('counts what came, what went and what reads otherwise, and says where', () => {
    const after = { title: 'Terms of use', sections: [{ title: 'One', body: ['a'], table: null }] }
    expect(diffFacts(text, after)).toEqual({
      added: 1,
      removed: 1,
      changed: 1,
      places: ['title', 'sections.0.table', 'sections.0.body.1'],
    })
  })

  it('names no more than twenty places', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, index]))
    const { added, places } = diffFacts({}, many)
    expect([added, places.length]).toEqual([30, 20])
  })
})
