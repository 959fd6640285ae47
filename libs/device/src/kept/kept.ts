import { atSignOut, KEYS, nameOf, PLACES, STAYING, stored, type KeptKey, type Place } from './keys'

/** Short texts of this browser, each under a key of the list. A browser may refuse storage; nothing here throws. */
export interface Kept {
  /** @param of whom or what it is kept for, where a key is kept for several; so everywhere below */
  read: (key: KeptKey, of?: string) => string | null
  /** Keeps a text, or forgets it with null. */
  keep: (key: KeptKey, value: string | null, of?: string) => void
  /** Called after every change, in this tab and in others. */
  subscribe: (listener: () => void) => () => void
  /** Forgets what goes at a sign-out, whatever part of the product kept it. */
  forgetPerson: () => void
  /** Puts back what stays at a sign-out: the server's answer to it empties the whole storage of the browser. */
  putBackWhatStays: () => void
}

/** Makes the one store of the page. */
export function createKept(): Kept {
  // What the browser refused, by its name.
  const unstored = new Map<string, string>()
  // What was last seen under the keys that stay.
  const staying = new Map<KeptKey, string>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const read = (key: KeptKey, of?: string) => {
    const name = nameOf(key, of)
    const value = unstored.get(name) ?? stored(key, of)
    if (value !== null && KEYS[key].atSignOut === 'stays') staying.set(key, value)
    return value
  }
  const write = (key: KeptKey, value: string | null, of?: string) => {
    const name = nameOf(key, of)
    unstored.delete(name)
    staying.delete(key)
    const isStored = attempt(() => {
      if (value === null) storeOf(KEYS[key].place).removeItem(name)
      else storeOf(KEYS[key].place).setItem(name, value)
      return true
    })
    if (isStored !== true && value !== null && KEYS[key].unstored === 'page') unstored.set(name, value)
  }

  return {
    read,
    keep(key, value, of) {
      write(key, value, of)
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      globalThis.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener('storage', listener)
      }
    },
    forgetPerson() {
      for (const key of STAYING) read(key)
      for (const { place, name } of namesHere())
        if (atSignOut(name, place) === 'goes') attempt(() => storeOf(place).removeItem(name))
      for (const name of unstored.keys()) if (atSignOut(name, 'browser') === 'goes') unstored.delete(name)
      changed()
    },
    putBackWhatStays() {
      for (const [key, value] of staying) if (read(key) === null) write(key, value)
      changed()
    },
  }
}

const storeOf = (place: Place): Storage => PLACES[place]()

const namesIn = (place: Place) =>
  (attempt(() => Object.keys(storeOf(place))) ?? []).map((name) => ({ place, name }))

const namesHere = () => [...namesIn('browser'), ...namesIn('tab')]

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** What this browser keeps. One for the page and every remote: what one changes, the others follow. */
export const kept: Kept = createKept()
