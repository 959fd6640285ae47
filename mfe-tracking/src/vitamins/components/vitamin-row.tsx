import type { VitaminHint } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, ListRow, RetryIcon, TimeIcon } from '@gb/ui'
import { dayInWords, timeInWords } from '../../shared/days-in-words'
import type { Shown } from '../../shared/log/entry-changes'
import { messages } from '../messages'
import { doseInWords } from '../model/dose'
import { inWords } from '../model/use-vitamin-log'
import { nameOf, type Vitamin } from '../model/vitamin'
import styles from './vitamin-row.module.css'

type Properties = {
  vitamin: Shown<Vitamin>
  hints: readonly VitaminHint[]
  today: string
  onEdit: () => void
  onDelete: () => void
  onRetry: () => void
  onDiscard: () => void
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
          {hints.map(({ code, text }) => (
            <span key={code} className={styles.hint}>
              <TimeIcon size={14} aria-hidden="true" />
              <span>{text}</span>
            </span>
          ))}
        </>
      }
      trailing={vitamin.state === 'failed' ? <FailedActions {...props} /> : <SavedActions {...props} />}
    />
  )
}

const whenOf = ({ day, timeTaken }: Vitamin, today: string): string =>
  `${dayInWords(day, today)}, ${messages.times[timeTaken].toLowerCase()}`

function detailOf(vitamin: Shown<Vitamin>, today: string): string {
  const parts = [whenOf(vitamin, today)]
  if (vitamin.vitaminName !== 'Other' && vitamin.notes !== '') parts.push(vitamin.notes)
  if (vitamin.state === 'sending') parts.push(messages.sending)
  if (vitamin.state === 'failed') parts.push(messages.notSaved)
  return parts.join(' · ')
}

function SavedActions({ vitamin, today, onEdit, onDelete }: Properties) {
  const when = `${whenOf(vitamin, today)}, ${timeInWords(vitamin.recordedAt)}`
  const words = inWords(vitamin)
  // Until it is stored there is nothing on the server to change.
  const isSending = vitamin.state === 'sending'
  return (
    <>
      <IconButton icon={EditIcon} label={messages.edit(words, when)} disabled={isSending} onClick={onEdit} />
      <IconButton
        icon={DeleteIcon}
        label={messages.delete(words, when)}
        disabled={isSending}
        onClick={onDelete}
      />
    </>
  )
}

function FailedActions({ vitamin, onRetry, onDiscard }: Properties) {
  const words = inWords(vitamin)
  return (
    <>
      <IconButton icon={RetryIcon} label={messages.sendAgain(words)} onClick={onRetry} />
      <IconButton icon={DeleteIcon} label={messages.discard(words)} onClick={onDiscard} />
    </>
  )
}
