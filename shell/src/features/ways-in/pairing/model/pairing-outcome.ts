import type { ApiData } from '@gb/api-client'

export type Device = ApiData<'/api/devices'>['devices'][number]

/** How the window stands. `in`: another device has opened the profile meanwhile. */
export type PairingOutcome =
  { kind: 'waiting' } | { kind: 'in'; name: string } | { kind: 'over' } | { kind: 'stopped' }

interface Watched {
  /** Devices when the window was opened. */
  before: readonly Device[]
  /** Devices now. */
  now: readonly Device[]
  isOpen: boolean
  /** Whether its ten minutes are over. */
  isTimeOver: boolean
}

/**
 * The server only tells whether the window is open. It closes with its use, with its time, and after wrong codes; a
 * device that is new, or signed in again, tells the first from the others. A known device gets in without using it.
 */
export function pairingOutcome({ before, now, isOpen, isTimeOver }: Watched): PairingOutcome {
  const arrived = now.find((device) => device.signed_in && !device.is_current && !wasSignedIn(before, device))
  if (arrived !== undefined) return { kind: 'in', name: arrived.name }
  if (isTimeOver) return { kind: 'over' }
  return isOpen ? { kind: 'waiting' } : { kind: 'stopped' }
}

const wasSignedIn = (before: readonly Device[], device: Device) =>
  before.some((known) => known.device_id === device.device_id && known.signed_in)
