import { useDayOf } from '@gb/mfe-contract'
import type { Press } from '../../shared/press'
import { useAddMood } from '../api/add-mood.mutation'
import { useDeleteMood } from '../api/delete-mood.mutation'
import { useCrisis } from '../../shared/crisis/crisis-state'
import type { ChangesKey } from '../../shared/log/entry-changes'
import { useEntryLog } from '../../shared/log/use-entry-log'
import { messages } from '../messages'
import { callsForHelp, type Mood, type MoodValues } from './mood'

/** Saving comes first; but a slow line must not keep help away from the screen. */
const SAVED_FIRST_MS = 2000

export const moodChangesKey = (userId: string): ChangesKey => ['mood-changes', userId]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Everything a person can do to the log of moods. */
export function useMoodLog(userId: string) {
  const { mutateAsync: sendMood } = useAddMood(userId)
  const { mutateAsync: sendDelete } = useDeleteMood(userId)
  const { raise } = useCrisis(userId)
  const dayOf = useDayOf()
  const log = useEntryLog<Mood>({
    changesKey: moodChangesKey(userId),
    change: 'mood',
    send: async (mood) => {
      const { support } = await sendMood(mood)
      // The server may know a phrase that this version of the page does not.
      if (support.level === 3 && !callsForHelp(mood)) raise(true)
    },
    sendDelete,
    words: {
      undo: messages.undo,
      retry: messages.retry,
      deleteFailed: messages.deleteFailed,
      deleted: ({ moodDescription }) => messages.deleted(messages.words[moodDescription]),
    },
  })
  return {
    ...log,
    /** Logs a mood, saves it, and only then offers help where it is called for. Resolves to whether it is stored. */
    add(values: MoodValues, press: Press): Promise<boolean> {
      // From the instant and not from the clock on the screen, so that a retry after midnight stays on its day.
      const day = dayOf(press.recordedAt)
      const saving = log.send({ ...values, ...press, day })
      if (callsForHelp(values))
        void Promise.race([saving, wait(SAVED_FIRST_MS)]).then((is) => raise(is === true))
      return saving
    },
  }
}

export type MoodLog = ReturnType<typeof useMoodLog>
