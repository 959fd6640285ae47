import { useLocalDay } from '@gb/entries'
import { Banner, Button, OfflineIcon } from '@gb/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../host/connection'
import { useStartup } from '../host/startup-state'
import styles from './layout.module.css'
import { messages } from './messages'

/** Above the screen, and nowhere else: how old what stands there is, or that there is nothing to show. */
export function OfflineNote() {
  const { status, session, reload } = useStartup()
  const { isOnline, answeredAt } = useConnection()
  const queries = useQueryClient()
  const today = useLocalDay()
  const isFromBefore = session !== null && answeredAt !== null && !isOnline
  if (isOnline && status !== 'offline') return null
  const retry = () => {
    void reload()
    void queries.refetchQueries({ type: 'active' })
  }
  return (
    <div className={styles.banner}>
      <Banner
        tone={isFromBefore ? 'info' : 'warning'}
        icon={OfflineIcon}
        title={isFromBefore ? savedWords(answeredAt, today) : messages.offlineTitle}
        live="polite"
        action={
          <Button size="small" variant="secondary" onClick={retry}>
            {messages.retry}
          </Button>
        }
      >
        {!isFromBefore && messages.offlineText}
      </Banner>
    </div>
  )
}

/** "saved at 10:32 AM", with the day when it is not `today` (YYYY-MM-DD, local). */
export function savedWords(savedAt: number, today: string): string {
  const saved = new Date(savedAt)
  const time = saved.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  // Canada writes a day as we do.
  if (saved.toLocaleDateString('en-CA') === today) return messages.savedAt(time)
  return messages.savedOn(saved.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }), time)
}
