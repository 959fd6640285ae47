import { callsForHelp } from '@gb/help'
import { useFormPress, useWhen } from '@gb/entries'
import { Button, Card, MoodIcon, Stack, WhenField } from '@gb/ui'
import { useState, type FormEvent } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import { messages } from '../messages'
import { EMPTY_DRAFT, valuesOf } from '../model/draft'
import { savedWords } from '../model/mood'
import type { MoodLog } from '../api/use-mood-log'
import { MoodFields } from './mood-fields'
import { NobodyReads } from './nobody-reads'

/** How are you? What was written stays until it is kept. */
export function MoodForm({ log }: { log: MoodLog }) {
  const sayAdded = useAddedNotice()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // A new form closes the texts again.
  const [round, setRound] = useState(0)
  const when = useWhen()
  const press = useFormPress()

  const save = async () => {
    const values = valuesOf(draft)
    const moment = when.read()
    setTried(values === null)
    if (values === null || moment === null) return
    setSaving(true)
    const pressed = press.of(JSON.stringify(values), moment.recordedAt)
    const isKept = await log.add(values, pressed)
    setSaving(false)
    if (!isKept) return
    press.done()
    setDraft(EMPTY_DRAFT)
    when.reset()
    setRound(round + 1)
    // The card of help says itself that it is saved; nothing may lie over it.
    if (!callsForHelp(Object.values(values.texts))) void sayAdded(pressed.entryId, savedWords(values))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void save()
  }
  return (
    <Card title={messages.log} icon={MoodIcon} hue="mood">
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <MoodFields
            key={round}
            draft={draft}
            onChange={setDraft}
            isWordMissing={isTried && draft.moodDescription === null}
            showTexts={false}
          />
          <WhenField {...when.field} />
          <Button type="submit" block disabled={isSaving} busy={isSaving} busyLabel={messages.saving}>
            {messages.save}
          </Button>
          <NobodyReads />
        </Stack>
      </form>
    </Card>
  )
}
