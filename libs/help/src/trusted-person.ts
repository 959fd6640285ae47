import { kept, useKept } from '@gb/device'
import { useMemo } from 'react'

/** Somebody the person would call. Kept on this device alone: no server of ours learns who it is. */
export interface TrustedPerson {
  name: string
  phone: string
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
export const keepTrustedPerson = (userId: string, person: TrustedPerson | null): void =>
  kept.keep('trustedPerson', person && JSON.stringify(person), userId)

/** Who was noted on this device; null for nobody. */
export function useTrustedPerson(userId: string): TrustedPerson | null {
  const text = useKept('trustedPerson', userId)
  return useMemo(() => fromText(text), [text])
}
