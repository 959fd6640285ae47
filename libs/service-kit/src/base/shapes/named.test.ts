import { describe, expect, it } from '@jest/globals'
import { named } from './named.js'

const sent = { entry_id: 'e1', day_starts_at: 4, name: 'Maria', user_handle: null, password: 'secret' }

describe(named.name, () => {
  it('gives fields the names of our code, and takes nothing along that was not named', () => {
    expect(named(sent, 'entry_id', 'day_starts_at', 'name', 'user_handle')).toEqual({
      entryId: 'e1',
      dayStartsAt: 4,
      name: 'Maria',
      userHandle: null,
    })
  })
})
