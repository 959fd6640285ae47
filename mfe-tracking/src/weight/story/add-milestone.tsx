import type { Shown } from '@gb/device'
import { MILESTONE_LENGTH } from '@gb/domain'
import { useEntryForm, useMessages } from '@gb/entries'
import { Button, Card, ChipGroup, EditIcon, StarIcon, Stack, Text, TextField, WhenField } from '@gb/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import type { MilestoneLog } from '../api/use-milestone-log'
import { isTooLong, type Milestone, saidIn, stillAhead } from '../model/milestone'
import { storyCatalog } from '../messages/generated/story'

/** Those that a growing belly takes back: not offered during a pregnancy, nor to who is too light. Source: health-rules 9b.3 and 9b.7. */
const OF_ROOM: ReadonlySet<string> = new Set(['chair', 'belt', 'shoes', 'seatBelt'])

interface Properties {
  log: MilestoneLog
  milestones: readonly Shown<Milestone>[]
  /** Nothing of room to spare is offered then. */
  tellsNoLoss: boolean
}

/** Two taps for what many people tell, or own words; today, or the day it was. */
export function AddMilestone({ log, milestones, tellsNoLoss }: Properties) {
  const messages = useMessages(storyCatalog)
  const sayAdded = useAddedNotice()
  const { when, isSaving, add } = useEntryForm()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [openedBy, setOpenedBy] = useState<'chip' | 'own' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Who asked to write has the field at once; who tapped a chip sees it filled.
  useEffect(() => {
    if (openedBy === 'own') field.current?.focus()
  }, [openedBy])
  const offered = Object.entries(messages.suggested).filter(([of]) => !tellsNoLoss || !OF_ROOM.has(of))
  const suggestions = stillAhead(
    offered.map(([, words]) => words),
    milestones,
  )
  // The form comes with the first word of it: the moments under it are what most people look for here.
  const isWriting = openedBy !== null || suggestions.length === 0
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
    setOpenedBy(null)
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
              onSelect={(words) => {
                type(words === typed ? '' : words)
                setOpenedBy(words === typed ? null : 'chip')
              }}
            />
          )}
          {isWriting ? (
            <>
              <TextField
                label={messages.own}
                ref={field}
                hint={messages.private}
                value={typed}
                onValueChange={type}
                error={
                  isTooLong(typed)
                    ? messages.tooLong({ max: String(MILESTONE_LENGTH.max) })
                    : isMissing
                      ? messages.empty
                      : undefined
                }
              />
              <WhenField {...when.field} />
              <Button type="submit" block disabled={isSaving} busy={isSaving} busyLabel={messages.saving}>
                {messages.save}
              </Button>
            </>
          ) : (
            <Button variant="secondary" icon={EditIcon} onClick={() => setOpenedBy('own')}>
              {messages.writeOwn}
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  )
}
