import { dayInWords, timeInWords, type VitaminHint } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, ListRow, SendState } from '@gb/ui'
import type { Shown } from '@gb/device'
import { stateInWords } from '@gb/entries'
import { messages } from '../messages'
import { doseInWords } from '../model/dose'
import { inWords } from '../api/use-vitamin-log'
import { nameOf, type Vitamin } from '../model/vitamin'
import { RowHint } from './row-hint'
import styles from './vitamin-row.module.css'

interface Properties {
  vitamin: Shown<Vitamin>
  hints: readonly VitaminHint[]
  today: string
  onEdit: () => void
  onDelete: () => void
  onDiscard: () => void
  /** "It is right." */
  onConfirm: () => void
  onPropose: (proposedMg: number) => void
}

/** One vitamin with its dose as typed, its hints, its state and what can be done about it. */
export function VitaminRow(props: Properties) {
  const { vitamin, hints, today } = props
  return (
    <ListRow
      hue="vitamins"
      title={
        <>
          {nameOf(vitamin)} <span className={styles.dose}>{doseInWords(vitamin)}</span>
        </>
      }
      detail={
        <>
          {detailOf(vitamin, today)}
          <SendState {...stateInWords(vitamin)} />
        </>
      }
      below={hints.length > 0 && hints.map((hint) => <RowHint key={hint.code} {...props} hint={hint} />)}
      trailing={<Actions {...props} />}
    />
  )
}

const whenOf = ({ day, timeTaken }: Vitamin, today: string): string =>
  `${dayInWords(day, today)}, ${messages.times[timeTaken].toLowerCase()}`

function detailOf(vitamin: Shown<Vitamin>, today: string): string {
  const parts = [whenOf(vitamin, today)]
  if (vitamin.vitaminName !== 'Other' && vitamin.notes !== '') parts.push(vitamin.notes)
  return parts.join(' · ')
}

function Actions({ vitamin, today, onEdit, onDelete, onDiscard }: Properties) {
  const when = `${whenOf(vitamin, today)}, ${timeInWords(vitamin.recordedAt)}`
  const words = inWords(vitamin)
  const isRefused = vitamin.state === 'attention'
  return (
    <>
      {vitamin.refusal?.reason !== 'gone' && (
        <IconButton icon={EditIcon} label={messages.edit(words, when)} onClick={onEdit} />
      )}
      <IconButton
        icon={DeleteIcon}
        label={isRefused ? messages.discard(words) : messages.delete(words, when)}
        onClick={isRefused ? onDiscard : onDelete}
      />
    </>
  )
}
