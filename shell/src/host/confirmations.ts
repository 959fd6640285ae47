import type { AskedConfirmation } from '@gb/api-client'
import { createStore } from '../shared/store'

export interface OpenConfirmation extends AskedConfirmation {
  answer: (confirmed: boolean) => void
}

/** What the person is asked to confirm that it is them for, one at a time. */
export interface Confirmations {
  /** What is asked on screen, or null. */
  get: () => OpenConfirmation | null
  subscribe: (listener: () => void) => () => void
  /** True once it is confirmed; false when the person would rather not. */
  ask: (asked: AskedConfirmation) => Promise<boolean>
}

/** Calls that ask for the same share one answer; one that asks for something else waits for its turn. */
export function createConfirmations(): Confirmations {
  const store = createStore<OpenConfirmation | null>(null)
  const running = new Map<string, Promise<boolean>>()
  let turn: Promise<unknown> = Promise.resolve()

  const open = (asked: AskedConfirmation) =>
    new Promise<boolean>((resolve) => {
      store.set({
        ...asked,
        answer(confirmed) {
          running.delete(asked.purpose)
          store.set(null)
          resolve(confirmed)
        },
      })
    })
  return {
    get: store.get,
    subscribe: store.subscribe,
    ask(asked) {
      const shared = running.get(asked.purpose)
      if (shared !== undefined) return shared
      const answer = turn.then(() => open(asked))
      running.set(asked.purpose, answer)
      turn = answer
      return answer
    },
  }
}
