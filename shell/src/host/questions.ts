import type { ConfirmQuestion } from '@gb/mfe-contract'
import { createStore } from '../shared/store'

export interface OpenQuestion extends ConfirmQuestion {
  answer: (confirmed: boolean) => void
}

/** Questions with two answers, one at a time. */
export interface Questions {
  /** The question on screen, or null. */
  get: () => OpenQuestion | null
  subscribe: (listener: () => void) => () => void
  confirm: (question: ConfirmQuestion) => Promise<boolean>
}

/** A second question answers the first with no: nobody can answer what is no longer on screen. */
export function createQuestions(): Questions {
  const store = createStore<OpenQuestion | null>(null)
  return {
    get: store.get,
    subscribe: store.subscribe,
    confirm(question) {
      store.get()?.answer(false)
      return new Promise((resolve) => {
        const open: OpenQuestion = {
          ...question,
          answer(confirmed) {
            if (store.get() === open) store.set(null)
            resolve(confirmed)
          },
        }
        store.set(open)
      })
    },
  }
}
