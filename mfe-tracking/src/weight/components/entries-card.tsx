import { useLocalDay } from '@gb/mfe-contract'
import { Card, DeleteIcon, EmptyState, IconButton, List, ListRow, WeightIcon } from '@gb/ui'
import { dayInWords, timeInWords } from '../../shared/days-in-words'
import { shownIn } from '../../shared/measure'
import type { WeightRead } from '../api/weight-history.query'
import { messages } from '../messages'
import { useWeightDeletion } from '../model/use-weight-deletion'
import { canDelete, type WeightEntry } from '../model/weight'
import { useWeightUnit, WEIGHT_UNITS, weightInWords } from '../model/weight-unit'
import { WhenRead } from './read-states'

/** Source: product 9, Lists. */
const SHOWN = 10

/** The last weigh-ins, each to delete but the first one. */
export function EntriesCard({ read }: { read: WeightRead }) {
  const { remove, deletingId } = useWeightDeletion()
  if (read.data === undefined && read.isError) return null
  return (
    <Card title={messages.entries} hue="weight">
      <WhenRead read={read} height={56}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState icon={WeightIcon} title={messages.noEntries} />
          ) : (
            <List label={messages.entries}>
              {entries.slice(0, SHOWN).map((entry) => (
                <EntryRow
                  key={entry.entryId}
                  entry={entry}
                  isDeleting={deletingId === entry.entryId}
                  onDelete={() => void remove(entry.entryId)}
                />
              ))}
            </List>
          )
        }
      </WhenRead>
    </Card>
  )
}

type RowProperties = { entry: WeightEntry; isDeleting: boolean; onDelete: () => void }

function EntryRow({ entry, isDeleting, onDelete }: RowProperties) {
  const [unit] = useWeightUnit()
  const day = dayInWords(entry.day, useLocalDay())
  const notes = entry.isInitial && entry.notes === '' ? messages.initial : entry.notes
  return (
    <ListRow
      title={day}
      detail={notes === '' ? timeInWords(entry.recordedAt) : notes}
      value={shownIn(entry.weightLbs, WEIGHT_UNITS[unit])}
      unit={WEIGHT_UNITS[unit].label}
      trailing={
        canDelete(entry) ? (
          <IconButton
            icon={DeleteIcon}
            label={messages.delete(weightInWords(entry.weightLbs, unit), day)}
            disabled={isDeleting}
            onClick={onDelete}
          />
        ) : undefined
      }
    />
  )
}
