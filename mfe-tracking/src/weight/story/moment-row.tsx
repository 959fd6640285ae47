import type { Shown } from '@gb/device'
import { stateInWords, useLanguageHere, useMessages } from '@gb/entries'
import { ChartIcon, DeleteIcon, EditIcon, HeartIcon, IconButton, ListRow, SendState, StarIcon } from '@gb/ui'
import { useWeightWords } from '../words'
import type { Milestone } from '../model/milestone'
import type { ProgressPhoto } from '../model/progress-photos'
import type { StoryMoment } from '../model/story'
import { storyCatalog } from '../messages/generated/story'
import styles from './moment-row.module.css'
import { useDays } from '../../shared/use-days'

interface Properties {
  moment: StoryMoment
  today: string
  /** Whether a plateau says what it is: the newest one does, the older ones need not say it again. */
  isExplained: boolean
  onEdit: (entry: Shown<Milestone>) => void
  onDelete: (entry: Milestone) => void
  /** Gives up what the server refused. */
  onDiscard: (entry: Milestone) => void
  onPhoto: (photo: ProgressPhoto) => void
}

/** One thing on the line of time; a plateau says there and then what it is. */
export function MomentRow(props: Properties) {
  const dates = useDays()
  const ofWeights = useWeightWords()
  const messages = useMessages(storyCatalog)
  const { moment, today, isExplained, onPhoto } = props
  const day = dates.day(moment.day, today)
  switch (moment.kind) {
    case 'milestone':
      return <MilestoneRow {...props} entry={moment.milestone} day={day} />
    case 'photo':
      return (
        <ListRow
          picture={<img className={styles.thumb} src={moment.photo.picture} alt="" />}
          title={day}
          detail={messages.photo}
          onSelect={() => onPhoto(moment.photo)}
        />
      )
    case 'plateau':
      return (
        <ListRow
          icon={ChartIcon}
          title={messages.plateau({ from: day, to: dates.inSentence(moment.plateau.toDay, today) })}
          detail={isExplained ? ofWeights.plateaus.text : undefined}
        />
      )
    case 'surgery':
      return (
        <ListRow
          icon={HeartIcon}
          hue="weight"
          title={messages.surgery}
          detail={`${day}. ${messages.surgeryText}`}
        />
      )
  }
}

type MilestoneProperties = Omit<Properties, 'moment'> & { entry: Shown<Milestone>; day: string }

function MilestoneRow({ entry, day, onEdit, onDelete, onDiscard }: MilestoneProperties) {
  const language = useLanguageHere()
  const messages = useMessages(storyCatalog)
  const name = `${entry.milestone}, ${day}`
  const isRefused = entry.state === 'attention'
  return (
    <ListRow
      icon={StarIcon}
      hue="weight"
      title={entry.milestone}
      detail={
        <>
          {day}
          <SendState {...stateInWords(entry, language)} />
        </>
      }
      trailing={
        <>
          {entry.refusal?.reason !== 'gone' && (
            <IconButton
              icon={EditIcon}
              label={messages.edit({ entry: name })}
              onClick={() => onEdit(entry)}
            />
          )}
          <IconButton
            icon={DeleteIcon}
            label={isRefused ? messages.discard({ entry: name }) : messages.delete({ entry: name })}
            onClick={() => (isRefused ? onDiscard(entry) : onDelete(entry))}
          />
        </>
      }
    />
  )
}
