import { newId } from '@gb/api-client'
import { Banner, Button, Modal, Stack } from '@gb/ui'
import { useId, useState, type FormEvent } from 'react'
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
  const change = useChangeMood(userId)
  const formId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = valuesOf(draft)
    if (values === null || change.isPending) return
    const help = (isSaved: boolean) => {
      if (callsForHelp(values) && !callsForHelp(mood)) onHelp(isSaved)
    }
    change.mutate(
      { entryId: mood.entryId, values, key: newId() },
      {
        onSuccess: () => {
          onClose()
          help(true)
        },
        onError: () => help(false),
      },
    )
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button type="submit" form={formId} busy={change.isPending} busyLabel={messages.saving}>
        {messages.saveEdit}
      </Button>
    </>
  )
  return (
    <Modal open onClose={onClose} title={messages.editTitle} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {change.isError && (
            <Banner tone="danger" live="assertive">
              {messages.changeFailed}
            </Banner>
          )}
          <MoodFields
            draft={draft}
            onChange={setDraft}
            isWordMissing={false}
            showTexts={Object.values(mood.texts).some((text) => text !== '')}
          />
          <NobodyReads />
        </Stack>
      </form>
    </Modal>
  )
}
