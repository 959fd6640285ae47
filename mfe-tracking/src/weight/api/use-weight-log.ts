import { type Press, useDayOf, useEntryLog, useMessages } from '@gb/entries'
import { useHelpForWords } from '@gb/help'
import { toValues, type WeightValues } from './weight.mapper'
import { cardCatalog } from '../messages/generated/card'
import type { WeightEntry } from '../model/weight'

/** Logs and corrects weights; offers help, after they are kept, where a note calls for it. Deletion asks first. */
export function useWeightLog(userId: string) {
  const messages = useMessages(cardCatalog)
  const help = useHelpForWords(userId)
  const dayOf = useDayOf()
  const log = useEntryLog<'weight', WeightEntry>({
    kind: 'weight',
    toValues,
    words: { undo: '', failed: messages.addFailed, deleted: () => messages.deleted },
  })
  return {
    discard: log.discard,

    /** "It is right": a weight that looks like a slip counts from now on. */
    confirm: (entry: WeightEntry): void => void log.change(entry.entryId, { is_confirmed: true }),

    /** "Yes, 239 lbs": what was probably meant takes the place of the slip. */
    takeProposed: (entry: WeightEntry, proposedLbs: number): void =>
      void log.change(entry.entryId, { weight_lbs: proposedLbs, is_confirmed: true }),

    /** Logs a weight. `press` makes it the same weight on every retry. Resolves to whether it is kept. */
    async add(values: WeightValues, press: Press): Promise<boolean> {
      const isKept = await log.add({
        ...values,
        ...press,
        day: dayOf(press.recordedAt),
        isInitial: false,
        hints: [],
      })
      help([values.notes], isKept ? 'saved' : 'unsaved')
      return isKept
    },

    /** Corrects a weight; `recordedAt` null leaves its time alone. */
    async correct(entry: WeightEntry, values: WeightValues, recordedAt: string | null): Promise<boolean> {
      const isKept = await log.change(entry.entryId, {
        weight_lbs: values.weightLbs,
        // A note that was looked at once is not sent again.
        ...(values.notes !== entry.notes && { notes: values.notes }),
        is_confirmed: values.isConfirmed,
        ...(recordedAt !== null && { recorded_at: recordedAt }),
      })
      if (values.notes !== entry.notes) help([values.notes], isKept ? 'saved' : 'unsaved')
      return isKept
    },
  }
}
