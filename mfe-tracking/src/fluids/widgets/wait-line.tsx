import { timeInWords } from '@gb/domain'
import { useSession } from '@gb/mfe-contract'
import { Text, TimeIcon } from '@gb/ui'
import { useMealWait } from '../api/meal-timer.query'
import { homeMessages as messages } from '../home-messages'
import { useMinutesUntil } from '../model/use-minutes-until'
import styles from './wait-line.module.css'

/** Home: one line while a meal is less than half an hour ago. */
export function WaitLine() {
  const { userId } = useSession()
  return userId === null ? null : <LineOf userId={userId} />
}

function LineOf({ userId }: { userId: string }) {
  const wait = useMealWait(userId)
  const minutes = useMinutesUntil(wait?.endsAt ?? null)
  if (wait === null || minutes === 0) return null
  return (
    <div className={styles.wait} data-hue="food">
      <TimeIcon size={18} aria-hidden="true" />
      <Text as="p" size="small">
        {messages.waitLine(minutes, timeInWords(wait.endsAt))}
      </Text>
    </div>
  )
}
