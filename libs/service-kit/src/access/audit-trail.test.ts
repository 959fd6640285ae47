import { describe, expect, it, jest } from '@jest/globals'
import type { OperatorPort } from '../contracts/operator.port.js'
import { AuditTrail } from './audit-trail.js'

const OLGA = { tokenId: '1', name: 'Olga', scopes: [] }

describe(AuditTrail.name, () => {
  it('writes one line that says from what to what, and that nothing was there', async () => {
    const note = jest.fn<OperatorPort['note']>(() => Promise.resolve())
    const trail = new AuditTrail({ note, isAtWork: async () => true, authorize: async () => OLGA })
    await trail.changed(OLGA, 'price changed', { package_id: 'monthly', from: null, to: 12.5 })
    expect(note.mock.calls).toEqual([[OLGA, 'price changed', ['package_id=monthly from=none to=12.5']]])
  })
})
