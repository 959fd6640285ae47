import { kept } from '@gb/device'
import { isDay, NOTE_LENGTH } from '@gb/domain'
import { createStore } from '../../../shared/store'

/** What a person noted for an emergency. Kept on this device alone, because they typed it here for that; a sign-out forgets it. */
export interface OwnCard {
  /** YYYY-MM-DD, or empty. */
  surgeryDay: string
  /** The last drink that stayed down, in words. */
  drink: string
  medicines: string
  /** Number of the surgeon as typed. */
  surgeon: string
}

export const EMPTY_CARD: OwnCard = { surgeryDay: '', drink: '', medicines: '', surgeon: '' }

/** The card of this device. A browser that refuses storage keeps it as long as the screen is open. */
export function createOwnCard() {
  const store = createStore<OwnCard>(read())
  return {
    get: store.get,
    subscribe: store.subscribe,
    keep: (changes: Partial<OwnCard>): void => {
      const card = { ...store.get(), ...changes }
      store.set(card)
      kept.keep('ownCard', JSON.stringify(card))
    },
    clear: (): void => {
      store.set(EMPTY_CARD)
      kept.keep('ownCard', null)
    },
  }
}

function read(): OwnCard {
  const found = parsed(kept.read('ownCard') ?? 'null')
  const words = (name: keyof OwnCard) => {
    const value: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
    return typeof value === 'string' ? value.slice(0, NOTE_LENGTH.max) : ''
  }
  const surgeryDay = words('surgeryDay')
  return {
    surgeryDay: isDay(surgeryDay) ? surgeryDay : '',
    drink: words('drink'),
    medicines: words('medicines'),
    surgeon: words('surgeon'),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
