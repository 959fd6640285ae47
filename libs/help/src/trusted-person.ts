import { useSyncExternalStore } from 'react'

/** Somebody the person would call. Kept on this device alone: no server of ours learns who it is. */
export interface TrustedPerson {
  name: string
  phone: string
}

const keyOf = (userId: string) => `gb.tracking.trusted-person.${userId}`

// A browser may refuse to store it (private windows): then it holds for this page.
const unstored = new Map<string, TrustedPerson | null>()
// What was read last: the same text is the same person. Each remote has its own copy of this file, so that the storage
// itself is asked who it is now.
const known = new Map<string, { text: string | null; person: TrustedPerson | null }>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(userId: string): TrustedPerson | null {
  const here = unstored.get(userId)
  if (here !== undefined) return here
  const text = stored(userId)
  const before = known.get(userId)
  if (before?.text === text) return before.person
  const person = fromText(text)
  known.set(userId, { text, person })
  return person
}

function stored(userId: string): string | null {
  try {
    return globalThis.localStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}

function fromText(text: string | null): TrustedPerson | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || !('name' in value) || !('phone' in value)) return null
  return typeof value.name === 'string' && typeof value.phone === 'string'
    ? { name: value.name, phone: value.phone }
    : null
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps the person, or forgets with null. */
export function keepTrustedPerson(userId: string, person: TrustedPerson | null): void {
  unstored.delete(userId)
  try {
    if (person === null) globalThis.localStorage.removeItem(keyOf(userId))
    else globalThis.localStorage.setItem(keyOf(userId), JSON.stringify(person))
  } catch {
    unstored.set(userId, person)
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
