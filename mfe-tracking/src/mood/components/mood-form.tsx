import { callsForHelp } from '@gb/help'
import { useEntryForm, useMessages } from '@gb/entries'
import { Button, Card, MoodIcon, Stack, WhenField } from '@gb/ui'
import { useState, type FormEvent } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import { moodCatalog } from '../messages/generated/mood'
import { EMPTY_DRAFT, valuesOf } from '../model/draft'
import { isVeryLow } from '../model/mood'
import type { MoodLog } from '../api/use-mood-log'
import { MoodFields } from './mood-fields'
import { NobodyReads } from './nobody-reads'

/** How are you? What was written stays until it is kept. */
export function MoodForm({ log }: { log: MoodLog }) {
  const messages = useMessages(moodCatalog)
  const sayAdded = useAddedNotice()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isTried, setTried] = useState(false)
  // A new form closes the texts again.
  const [round, setRound] = useState(0)
  const { when, isSaving, add } = useEntryForm()

  const save = async () => {
    const values = valuesOf(draft)
    setTried(values === null)
    const added = await add(values, (all, press) => log.add(all, press))
    if (values === null || added === null) return
    setDraft(EMPTY_DRAFT)
    setRound(round + 1)
    // The card of help says itself that it is saved; nothing may lie over it.
    if (!(await callsForHelp(Object.values(values.texts)))) {
      const text = isVeryLow(values) ? messages.savedVeryLow : messages.saved
      void sayAdded(added.entryId, text)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
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
          {!isVeryLow(draft) && <NobodyReads />}
        </Stack>
      </form>
    </Card>
  )
}
