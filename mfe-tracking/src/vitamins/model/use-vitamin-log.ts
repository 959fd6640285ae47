import { deviceTimeZone } from '@gb/api-client'
import { hasCrisisWords, localDay } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { newPress, type Press } from '../../shared/press'
import { useAddVitamin } from '../api/add-vitamin.mutation'
import { useDeleteVitamin } from '../api/delete-vitamin.mutation'
import { useCrisis } from '../../shared/crisis/crisis-state'
import type { ChangesKey } from '../../shared/log/entry-changes'
import { UNDO_MS, useEntryLog } from '../../shared/log/use-entry-log'
import { messages } from '../messages'
import { doseInWords } from './dose'
import { nameOf, type Vitamin, type VitaminValues } from './vitamin'

/** Saving comes first; but a slow line must not keep help away from the screen. */
const SAVED_FIRST_MS = 2000

export const vitaminChangesKey = (userId: string): ChangesKey => ['vitamin-changes', userId]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** "Iron, 18 mg". */
export const inWords = (values: VitaminValues): string => messages.entry(nameOf(values), doseInWords(values))

// From the instant and not from the clock on the screen, so that a retry after midnight stays on its day.
const vitaminOf = (values: VitaminValues, press: Press): Vitamin => ({
  ...values,
  ...press,
  day: localDay(new Date(press.recordedAt), deviceTimeZone()),
  hints: [],
})

/** Everything a person can do to the log of vitamins. */
export function useVitaminLog(userId: string) {
  const { notify } = useHost()
  const { mutateAsync: send } = useAddVitamin(userId)
  const { mutateAsync: sendDelete } = useDeleteVitamin(userId)
  const { raise } = useCrisis(userId)
  const log = useEntryLog<Vitamin>({
    changesKey: vitaminChangesKey(userId),
    change: 'vitamin',
    send,
    sendDelete,
    words: {
      undo: messages.undo,
      retry: messages.retry,
      deleteFailed: messages.deleteFailed,
      deleted: (vitamin) => messages.deleted(inWords(vitamin)),
    },
  })
  return {
    ...log,

    /** Logs a vitamin. `press` makes it the same entry on every retry. Resolves to whether it is stored. */
    add(values: VitaminValues, press: Press): Promise<boolean> {
      const saving = log.send(vitaminOf(values, press))
      if (hasCrisisWords(values.notes)) {
        void Promise.race([saving, wait(SAVED_FIRST_MS)]).then((is) => raise(is === true))
      }
      return saving
    },

    /** Logs a vitamin with one tap; once it is stored it can be taken back. */
    async addOnTap(values: VitaminValues): Promise<void> {
      const vitamin = vitaminOf(values, newPress())
      if (await log.send(vitamin)) {
        const action = { label: messages.undo, onAction: () => log.takeBack(vitamin) }
        notify({ tone: 'success', text: messages.added(inWords(vitamin)), action, durationMs: UNDO_MS })
      }
    },
  }
}

export type VitaminLog = ReturnType<typeof useVitaminLog>
