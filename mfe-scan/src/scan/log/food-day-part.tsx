import { aboutKcal, dayInWords, timeInWords } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, CopyIcon, Disclosure, List, ListRow } from '@gb/ui'
import { useCopyDay } from '../api/copy-day.mutation'
import { messages as scanMessages } from '../messages'
import { namesOf, type FoodDay, type LoggedMeal } from '../model/logged-meal'
import styles from './log.module.css'
import { messages } from './messages'

type Properties = {
  userId: string
  day: FoodDay
  today: string
  totals: string
  onOpen: (meal: LoggedMeal) => void
}

/** One day: its sum, and its meals on demand. */
export function FoodDayPart({ userId, day, today, totals, onOpen }: Properties) {
  const name = dayInWords(day.day, today)
  return (
    <Disclosure
      defaultOpen={day.day === today}
      summary={
        <span className={styles.day}>
          <span>{name}</span>
          <span className={styles.totals}>{totals}</span>
        </span>
      }
    >
      <List label={name}>
        {day.meals.map((meal) => (
          <ListRow
            key={meal.entryId}
            title={`${scanMessages.meals[meal.mealType]} · ${timeInWords(meal.recordedAt)}`}
            detail={namesOf(meal)}
            value={aboutKcal(meal.totals.calories)}
            unit={messages.kcal}
            onSelect={() => onOpen(meal)}
          />
        ))}
      </List>
      {day.day !== today && <CopyButton userId={userId} from={day.day} to={today} />}
    </Disclosure>
  )
}

function CopyButton({ userId, from, to }: { userId: string; from: string; to: string }) {
  const { notify } = useHost()
  const copy = useCopyDay(userId)
  const press = () =>
    copy.mutate(
      { from, to },
      {
        onSuccess: (count) =>
          notify({ tone: count === 0 ? 'info' : 'success', text: messages.copied(count) }),
        onError: () => notify({ tone: 'danger', text: messages.copyFailed }),
      },
    )
  return (
    <Button
      variant="secondary"
      size="small"
      icon={CopyIcon}
      busy={copy.isPending}
      busyLabel={messages.copying}
      onClick={press}
    >
      {messages.copy}
    </Button>
  )
}
