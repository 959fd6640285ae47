import { newPress, type Press, useDayOf, useEntryLog } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useHelpForWords } from '@gb/help'
import { toValues, toValuesBody } from './vitamins.mapper'
import { useInWords, useNextWords } from '../next-words'
import { doseFromMg } from '../model/dose'
import type { Vitamin, VitaminValues } from '../model/vitamin'

/**
 * Everything a person can do to the log of vitamins.
 * @param isWriting  false where notes cannot be written
 */
export function useVitaminLog(userId: string, isWriting = true) {
  const messages = useNextWords()
  const inWords = useInWords()
  const { notify } = useHost()
  const dayOf = useDayOf()
  const help = useHelpForWords(userId, isWriting)
  const log = useEntryLog<'vitamin', Vitamin>({
    kind: 'vitamin',
    toValues,
    words: {
      undo: messages.undo,
      failed: messages.addFailed,
      deleted: (vitamin) => messages.deleted({ entry: inWords.entry(vitamin) }),
    },
  })
  const vitaminOf = (values: VitaminValues, press: Press): Vitamin => ({
    ...values,
    ...press,
    day: dayOf(press.recordedAt),
    hints: [],
  })

  return {
    ...log,

    /** Logs a vitamin. `press` makes it the same entry on every retry. Resolves to whether it is kept. */
    async add(values: VitaminValues, press: Press): Promise<boolean> {
      const isKept = await log.add(vitaminOf(values, press))
      help([values.notes], isKept ? 'saved' : 'unsaved')
      return isKept
    },

    /** Corrects a vitamin; offers help, after it is kept, where a new note calls for it. */
    async correct(vitamin: Vitamin, values: VitaminValues, recordedAt: string | null): Promise<boolean> {
      const { notes, ...body } = toValuesBody(values)
      const isKept = await log.change(vitamin.entryId, {
        ...body,
        // A note that was looked at once is not sent again.
        ...(notes !== vitamin.notes && { notes }),
        ...(recordedAt !== null && { recorded_at: recordedAt }),
      })
      if (values.notes !== vitamin.notes) help([values.notes], isKept ? 'saved' : 'unsaved')
      return isKept
    },

    /** "It is right": nothing is asked about this dose any more. */
    confirm: (vitamin: Vitamin): void => void log.change(vitamin.entryId, { is_confirmed: true }),

    /** Puts the dose that was meant in place of a slip. */
    takeProposed: (vitamin: Vitamin, proposedMg: number): void => {
      const { vitaminName } = vitamin
      const { dosageMg, amount, unit } = doseFromMg(vitaminName, proposedMg)
      void log.change(vitamin.entryId, {
        vitamin_name: vitaminName,
        dosage_mg: dosageMg,
        dosage_amount: amount,
        dosage_unit: unit,
      })
    },

    /** Logs a vitamin with one tap; it can be taken back. */
    async addOnTap(values: VitaminValues): Promise<void> {
      const vitamin = vitaminOf(values, newPress())
      if (!(await log.add(vitamin))) return
      const action = { label: messages.undo, onAction: () => log.takeBack(vitamin) }
      notify({ tone: 'success', text: messages.added({ entry: inWords.entry(vitamin) }), action })
    },
  }
}

export type VitaminLog = ReturnType<typeof useVitaminLog>
