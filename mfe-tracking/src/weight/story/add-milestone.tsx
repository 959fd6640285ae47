import type { Shown } from '@gb/device'
import { MILESTONE_LENGTH } from '@gb/domain'
import { useEntryForm } from '@gb/entries'
import { Button, Card, ChipGroup, StarIcon, Stack, Text, TextField, WhenField } from '@gb/ui'
import { type FormEvent, useState } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import type { MilestoneLog } from '../api/use-milestone-log'
import { isTooLong, type Milestone, saidIn, stillAhead } from '../model/milestone'
import { messages } from '../story-messages'

type Properties = { log: MilestoneLog; milestones: readonly Shown<Milestone>[] }

/** Two taps for what many people tell, or own words; today, or the day it was. */
export function AddMilestone({ log, milestones }: Properties) {
  const sayAdded = useAddedNotice()
  const { when, isSaving, add } = useEntryForm()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const suggestions = stillAhead(messages.suggested, milestones)
  const type = (words: string) => {
    setTyped(words)
    setMissing(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = saidIn(typed)
    setMissing(said === null)
    if (said === null || isTooLong(typed)) return
    const added = await add(said, (milestone, press) => log.add(milestone, press))
    if (added === null) return
    setTyped('')
    void sayAdded(added.entryId, messages.added)
  }
  return (
    <Card title={messages.add} icon={StarIcon} hue="weight">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Text>{messages.addText}</Text>
          {suggestions.length > 0 && (
            <ChipGroup
              label={messages.suggestions}
              hue="weight"
              options={suggestions.map((words) => ({ value: words, label: words }))}
              selected={typed}
              onSelect={(words) => type(words === typed ? '' : words)}
            />
          )}
          <TextField
            label={messages.own}
            hint={messages.private}
            value={typed}
            onValueChange={type}
            error={errorOf(typed, isMissing)}
          />
          <WhenField {...when.field} />
          <Button type="submit" block disabled={isSaving} busy={isSaving} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

const errorOf = (typed: string, isMissing: boolean): string | undefined =>
  isTooLong(typed) ? messages.tooLong(MILESTONE_LENGTH.max) : isMissing ? messages.empty : undefined
