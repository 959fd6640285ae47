import { describe, expect, it } from '@jest/globals'
import { pairingOutcome, type Device } from './pairing-outcome'

const device = (device_id: string, changes: Partial<Device> = {}): Device => ({
  device_id,
  name: 'Safari on iPhone',
  is_current: false,
  signed_in: true,
  first_seen_at: '2026-11-20T08:30:00.000Z',
  last_seen_at: '2026-11-20T08:30:00.000Z',
  ...changes,
})
const here = device('here', { is_current: true })
const OPEN = { before: [here], now: [here], isOpen: true, isTimeOver: false }

describe(pairingOutcome.name, () => {
  it('waits while the window is open and nobody has come', () => {
    expect(pairingOutcome(OPEN)).toEqual({ kind: 'waiting' })
  })

  it('sees a new device come in, and a known one that was signed out', () => {
    const came = { kind: 'in', name: 'Safari on iPhone' }
    expect(pairingOutcome({ ...OPEN, now: [here, device('new')], isOpen: false })).toEqual(came)
    const before = [here, device('old', { signed_in: false })]
    expect(pairingOutcome({ ...OPEN, before, now: [here, device('old')] })).toEqual(came)
  })

  it('takes a device that comes in with the last second for in', () => {
    const last = { ...OPEN, now: [here, device('new')], isOpen: false, isTimeOver: true }
    expect(pairingOutcome(last).kind).toBe('in')
  })

  it('is over after its time, and stopped when it closed before', () => {
    expect(pairingOutcome({ ...OPEN, isTimeOver: true })).toEqual({ kind: 'over' })
    expect(pairingOutcome({ ...OPEN, isOpen: false })).toEqual({ kind: 'stopped' })
  })
})
