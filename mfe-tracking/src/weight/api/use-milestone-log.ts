import { type Press, useDayOf, useEntryLog, useMessages } from '@gb/entries'
import { useHelpForWords } from '@gb/help'
import type { Milestone } from '../model/milestone'
import { storyCatalog } from '../messages/generated/story'
import { toNewMilestone } from './milestone.mapper'

/** Everything a person can do to the milestones; offers help, after they are kept, where their words call for it. */
export function useMilestoneLog(userId: string) {
  const messages = useMessages(storyCatalog)
  const help = useHelpForWords(userId)
  const dayOf = useDayOf()
  const log = useEntryLog<'milestone', Milestone>({
    kind: 'milestone',
    toValues: toNewMilestone,
    words: {
      undo: messages.undo,
      failed: messages.addFailed,
      deleted: () => messages.deleted,
    },
  })
  return {
    ...log,

    /** Keeps a milestone. `press` makes it the same milestone on every retry. Resolves to whether it is kept. */
    async add(milestone: string, press: Press): Promise<boolean> {
      const isKept = await log.add({ milestone, ...press, day: dayOf(press.recordedAt) })
      help([milestone], isKept ? 'saved' : 'unsaved')
      return isKept
    },

    /** Corrects a milestone; `recordedAt` null leaves its time alone. */
    async correct(entry: Milestone, milestone: string, recordedAt: string | null): Promise<boolean> {
      const isNew = milestone !== entry.milestone
      const isKept = await log.change(entry.entryId, {
        // Words that were looked at once are not sent again.
        ...(isNew && { milestone }),
        ...(recordedAt !== null && { recorded_at: recordedAt }),
      })
      if (isNew) help([milestone], isKept ? 'saved' : 'unsaved')
      return isKept
    },
  }
}

export type MilestoneLog = ReturnType<typeof useMilestoneLog>
