import { describe, expect, it } from '@jest/globals'
import { isFeltList, toggledFeeling } from './felt.js'

describe(toggledFeeling.name, () => {
  it('adds a symptom, and takes it back with a second tap', () => {
    expect(toggledFeeling([], 'nausea')).toEqual(['nausea'])
    expect(toggledFeeling(['stuck'], 'nausea')).toEqual(['nausea', 'stuck'])
    expect(toggledFeeling(['nausea', 'stuck'], 'nausea')).toEqual(['stuck'])
  })

  it('lets fine and a symptom take the place of each other', () => {
    expect(toggledFeeling(['nausea', 'stuck'], 'fine')).toEqual(['fine'])
    expect(toggledFeeling(['fine'], 'reflux')).toEqual(['reflux'])
  })
})

describe(isFeltList.name, () => {
  it('is one thing said once', () => {
    expect(isFeltList([])).toBe(true)
    expect(isFeltList(['nausea', 'vomiting'])).toBe(true)
    expect(isFeltList(['fine', 'vomiting'])).toBe(false)
    expect(isFeltList(['stuck', 'stuck'])).toBe(false)
  })
})
