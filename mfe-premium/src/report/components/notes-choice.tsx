import { MAX_REPORT_NOTES, type ReportPeriod } from '@gb/domain'
import { useLocalDay, useMessages } from '@gb/entries'
import { Button, CheckboxField, SkeletonText, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { ReadState } from '../../shared/read-state'
import { useNotes } from '../api/notes.query'
import { useDays } from '../../shared/use-days'
import { reportCatalog } from '../messages/generated/report'
import { type Note, withNote } from '../model/note'

interface Properties {
  userId: string
  period: ReportPeriod
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
}

/** Which words of the person go in; none unless they choose them. They are read only when that is wanted. */
export function NotesChoice({ userId, period, chosen, onChosen }: Properties) {
  const words = useMessages(reportCatalog).notes
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={3}>
      <div>
        <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.summary({ count: chosen.length })}
        </Button>
      </div>
      {isOpen && <Notes userId={userId} period={period} chosen={chosen} onChosen={onChosen} />}
    </Stack>
  )
}

function Notes({ userId, period, chosen, onChosen }: Properties) {
  const words = useMessages(reportCatalog).notes
  const read = useNotes(userId, period)
  return (
    <ReadState
      read={read}
      failure={words.failure}
      loadingLabel={words.loading}
      loading={<SkeletonText lines={3} />}
    >
      {(notes) =>
        notes.length === 0 ? (
          <Text tone="muted">{words.none}</Text>
        ) : (
          <Stack gap={3}>
            <Text size="small" tone="muted">
              {words.hint}
            </Text>
            {notes.map((note) => (
              <NoteBox
                key={note.entryId}
                note={note}
                isChosen={chosen.includes(note.entryId)}
                isFull={chosen.length >= MAX_REPORT_NOTES}
                onChoose={(isWanted) => onChosen(withNote(chosen, note.entryId, isWanted))}
              />
            ))}
            {chosen.length >= MAX_REPORT_NOTES && (
              <Text tone="muted">{words.full({ most: MAX_REPORT_NOTES })}</Text>
            )}
          </Stack>
        )
      }
    </ReadState>
  )
}

interface BoxProperties {
  note: Note
  isChosen: boolean
  isFull: boolean
  onChoose: (isWanted: boolean) => void
}

function NoteBox({ note, isChosen, isFull, onChoose }: BoxProperties) {
  const { kinds } = useMessages(reportCatalog).notes
  const { day } = useDays()
  const today = useLocalDay()
  return (
    <CheckboxField
      label={`${kinds[note.kind]}, ${day(note.day, today)}`}
      hint={note.text}
      checked={isChosen}
      disabled={isFull && !isChosen}
      onCheckedChange={onChoose}
    />
  )
}
