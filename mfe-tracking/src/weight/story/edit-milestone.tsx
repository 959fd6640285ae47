import { MILESTONE_LENGTH } from '@gb/domain'
import { useEntryForm, useMessages } from '@gb/entries'
import { EditSheet, TextField, WhenField } from '@gb/ui'
import { useState } from 'react'
import type { MilestoneLog } from '../api/use-milestone-log'
import { isTooLong, type Milestone, saidIn } from '../model/milestone'
import { storyCatalog } from '../messages/generated/story'

interface Properties {
  entry: Milestone
  log: MilestoneLog
  onClose: () => void
}

/** Corrects the words or the day of a milestone. */
export function EditMilestone({ entry, log, onClose }: Properties) {
  const messages = useMessages(storyCatalog)
  const [typed, setTyped] = useState(entry.milestone)
  const { when, isSaving, change } = useEntryForm(entry.recordedAt)
  const said = saidIn(typed)
  const save = async () => {
    const values = isTooLong(typed) ? null : said
    if (await change(values, (next, recordedAt) => log.correct(entry, next, recordedAt))) onClose()
  }
  return (
    <EditSheet title={messages.editTitle} isSaving={isSaving} onSave={() => void save()} onClose={onClose}>
      <TextField
        label={messages.own}
        required
        value={typed}
        onValueChange={setTyped}
        error={
          isTooLong(typed)
            ? messages.tooLong({ max: String(MILESTONE_LENGTH.max) })
            : said === null
              ? messages.empty
              : undefined
        }
      />
      <WhenField {...when.field} />
    </EditSheet>
  )
}
