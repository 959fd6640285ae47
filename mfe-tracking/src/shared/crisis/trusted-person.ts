import { useSyncExternalStore } from 'react'

/** Somebody the person would call. Kept on this device alone: no server of ours learns who it is. */
export interface TrustedPerson {
  name: string
  phone: string
}

const keyOf = (userId: string) => `gb.tracking.trusted-person.${userId}`

// Beside the storage, since a browser may refuse it (private windows): then it holds for this page.
const known = new Map<string, TrustedPerson | null>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(userId: string): TrustedPerson | null {
  const before = known.get(userId)
  if (before !== undefined) return before
  let person: TrustedPerson | null = null
  try {
    person = fromText(globalThis.localStorage.getItem(keyOf(userId)))
  } catch {
    // Refused or unreadable: nobody is known.
  }
  known.set(userId, person)
  return person
}

function fromText(text: string | null): TrustedPerson | null {
  const value: unknown = text === null ? null : JSON.parse(text)
  if (typeof value !== 'object' || value === null || !('name' in value) || !('phone' in value)) return null
  return typeof value.name === 'string' && typeof value.phone === 'string'
    ? { name: value.name, phone: value.phone }
    : null
}

/** Keeps the person, or forgets with null. */
export function keepTrustedPerson(userId: string, person: TrustedPerson | null): void {
  known.set(userId, person)
  try {
    if (person === null) globalThis.localStorage.removeItem(keyOf(userId))
    else globalThis.localStorage.setItem(keyOf(userId), JSON.stringify(person))
  } catch {
    // It then lives as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Who was noted on this device; null for nobody. */
export const useTrustedPerson = (userId: string): TrustedPerson | null =>
  useSyncExternalStore(subscribe, () => read(userId))

/** The number to dial without its blanks and dashes; null when it cannot be dialed. */
export function dialable(phone: string): string | null {
  const digits = phone.replace(/[\s().\-–]/gu, '')
  return /^\+?\d{3,15}$/.test(digits) ? digits : null
}
