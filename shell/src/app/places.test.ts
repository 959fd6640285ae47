import { describe, expect, it } from '@jest/globals'
import { TAB_IDS } from '@gb/mfe-contract'
import { railGroups } from './places'

describe(railGroups.name, () => {
  it.each([true, false])('names every tab once (premium: %s)', (isPremium) => {
    const ids = railGroups(isPremium).flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(TAB_IDS.filter((id) => isPremium || id !== 'premium').toSorted())
  })
})
