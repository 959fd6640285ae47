import { type Press, useCrisis, useDayOf, useEntryLog, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useEffect } from 'react'
import { knowsOfCrisis, useHelpForWords } from '@gb/help'
import { supportIn, textsIn, toValues, toValuesBody } from './mood.mapper'
import { moodCatalog } from '../messages/generated/mood'
import { type Mood, type MoodValues, newTexts } from '../model/mood'

/** Everything a person can do to the log of moods. */
export function useMoodLog(userId: string) {
  const messages = useMessages(moodCatalog)
  const { outbox } = useHost()
  const { raise } = useCrisis(userId)
  const help = useHelpForWords(userId)
  const dayOf = useDayOf()
  const log = useEntryLog<'mood', Mood>({
    kind: 'mood',
    toValues,
    words: {
      undo: messages.undo,
      failed: messages.addFailed,
      deleted: ({ moodDescription }) => messages.deleted({ word: messages.words[moodDescription] }),
    },
  })

  // The server may know a phrase that this version of the page does not, or the phrases may not be here yet.
  useEffect(() =>
    outbox.onSent(({ write, answer }) => {
      if (write.kind !== 'mood' || write.action === 'delete' || supportIn(answer) !== 3) return
      void knowsOfCrisis(Object.values(textsIn(write.values))).then((isKnown) => {
        if (!isKnown) raise('saved')
      })
    }),
  )

  return {
    ...log,

    /** Logs a mood, and only then offers help where it is called for. Resolves to whether it is kept. */
    async add(values: MoodValues, press: Press): Promise<boolean> {
      const isKept = await log.add({ ...values, ...press, day: dayOf(press.recordedAt) })
      help(Object.values(values.texts), isKept ? 'saved' : 'unsaved')
      return isKept
    },

    /** Corrects a mood; offers help, after it is kept, where new words call for it. */
    async correct(mood: Mood, values: MoodValues, recordedAt: string | null): Promise<boolean> {
      const isKept = await log.change(mood.entryId, {
        ...toValuesBody(values),
        ...(recordedAt !== null && { recorded_at: recordedAt }),
      })
      help(newTexts(mood, values), isKept ? 'saved' : 'unsaved')
      return isKept
    },
  }
}

export type MoodLog = ReturnType<typeof useMoodLog>
