import { newId } from '@gb/api-client'
import { useState } from 'react'
import { EditSheet } from '../../shared/log/edit-sheet'
import { useWhen } from '../../shared/log/when'
import { WhenField } from '../../shared/log/when-field'
import { useChangeMood } from '../api/change-mood.mutation'
import { messages } from '../messages'
import { type MoodDraft, valuesOf } from '../model/draft'
import { callsForHelp, type Mood } from '../model/mood'
import { MoodFields } from './mood-fields'
import { NobodyReads } from './nobody-reads'

type Properties = { mood: Mood; userId: string; onHelp: (isSaved: boolean) => void; onClose: () => void }

/** Shows a stored mood whole, to read or to correct. */
export function EditMood({ mood, userId, onHelp, onClose }: Properties) {
  const [draft, setDraft] = useState<MoodDraft>(mood)
  const when = useWhen(mood.recordedAt)
  const change = useChangeMood(userId)

  const save = () => {
    const values = valuesOf(draft)
    const moment = when.read()
    if (values === null || moment === null) return
    const help = (isSaved: boolean) => {
      if (callsForHelp(values) && !callsForHelp(mood)) onHelp(isSaved)
    }
    change.mutate(
      { entryId: mood.entryId, values, recordedAt: moment.recordedAt, key: newId() },
      {
        onSuccess: () => {
          onClose()
          help(true)
        },
        onError: () => help(false),
      },
    )
  }
  return (
    <EditSheet
      title={messages.editTitle}
      size="medium"
      isSaving={change.isPending}
      error={change.isError ? messages.changeFailed : undefined}
      onSave={save}
      onClose={onClose}
    >
      <MoodFields
        draft={draft}
        onChange={setDraft}
        isWordMissing={false}
        showTexts={Object.values(mood.texts).some((text) => text !== '')}
      />
      <WhenField when={when} isEdit />
      <NobodyReads />
    </EditSheet>
  )
}
