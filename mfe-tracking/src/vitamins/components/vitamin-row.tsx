import { type VitaminHint } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, ListRow, SendState } from '@gb/ui'
import type { Shown } from '@gb/device'
import { stateInWords, useLanguageHere } from '@gb/entries'
import { useVitaminWords } from '../words'
import { useInWords } from '../next-words'
import type { Vitamin } from '../model/vitamin'
import { RowHint } from './row-hint'
import styles from './vitamin-row.module.css'
import { useDays } from '../../shared/use-days'

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
  const language = useLanguageHere()
  const { vitamin, hints, today } = props
  const inWords = useInWords()
  const when = useWhen()(vitamin, today)
  const note = vitamin.vitaminName === 'Other' ? '' : vitamin.notes
  return (
    <ListRow
      hue="vitamins"
      title={
        <>
          {inWords.vitamin(vitamin)} <span className={styles.dose}>{inWords.dose(vitamin)}</span>
        </>
      }
      detail={
        <>
          {note === '' ? when : `${when} · ${note}`}
          <SendState {...stateInWords(vitamin, language)} />
        </>
      }
      below={hints.length > 0 && hints.map((hint) => <RowHint key={hint.code} {...props} hint={hint} />)}
      trailing={<Actions {...props} />}
    />
  )
}

function useWhen(): (vitamin: Vitamin, today: string) => string {
  const dates = useDays()
  const messages = useVitaminWords()
  return ({ day, timeTaken }, today) => `${dates.day(day, today)}, ${messages.inDay[timeTaken]}`
}

function Actions({ vitamin, today, onEdit, onDelete, onDiscard }: Properties) {
  const dates = useDays()
  const messages = useVitaminWords()
  const when = `${useWhen()(vitamin, today)}, ${dates.time(vitamin.recordedAt)}`
  const words = useInWords().entry(vitamin)
  const isRefused = vitamin.state === 'attention'
  return (
    <>
      {vitamin.refusal?.reason !== 'gone' && (
        <IconButton icon={EditIcon} label={messages.edit({ entry: words, when })} onClick={onEdit} />
      )}
      <IconButton
        icon={DeleteIcon}
        label={isRefused ? messages.discard({ entry: words }) : messages.delete({ entry: words, when })}
        onClick={isRefused ? onDiscard : onDelete}
      />
    </>
  )
}
