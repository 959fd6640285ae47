import { useEntryForm, useMessages } from '@gb/entries'
import { EditSheet, WhenField } from '@gb/ui'
import { useState } from 'react'
import { moodCatalog } from '../messages/generated/mood'
import { type MoodDraft, valuesOf } from '../model/draft'
import { isVeryLow, type Mood } from '../model/mood'
import type { MoodLog } from '../api/use-mood-log'
import { MoodFields } from './mood-fields'
import { NobodyReads } from './nobody-reads'

interface Properties {
  mood: Mood
  log: MoodLog
  onClose: () => void
}

/** Shows a mood whole, to read or to correct. */
export function EditMood({ mood, log, onClose }: Properties) {
  const messages = useMessages(moodCatalog)
  const [draft, setDraft] = useState<MoodDraft>(mood)
  const { when, isSaving, change } = useEntryForm(mood.recordedAt)

  const save = async () => {
    const values = valuesOf(draft)
    const isKept = await change(values, (next, recordedAt) => log.correct(mood, next, recordedAt))
    if (isKept) onClose()
  }
  return (
    <EditSheet
      title={messages.editTitle}
      size="medium"
      isSaving={isSaving}
      onSave={() => void save()}
      onClose={onClose}
    >
      <MoodFields
        draft={draft}
        onChange={setDraft}
        isWordMissing={false}
        showTexts={Object.values(mood.texts).some((text) => text !== '')}
      />
      <WhenField {...when.field} />
      {!isVeryLow(draft) && <NobodyReads />}
    </EditSheet>
  )
}
