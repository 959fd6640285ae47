import { useLocalDay } from '@gb/entries'
import { Banner, Button, OfflineIcon } from '@gb/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../host/connection'
import { useStartup } from '../host/startup-state'
import { useHasLasted } from '../shared/use-has-lasted'
import styles from './layout.module.css'
import { messages } from './messages'

/** A read that failed is tried again in less, ms: one that gets through is no news, and would move the screen twice. */
const LASTING_MS = 1500

/** Above the screen, and nowhere else: how old what stands there is, or that there is nothing to show. */
export function OfflineNote() {
  const { status, session, reload } = useStartup()
  const { isOnline, answeredAt } = useConnection()
  const queries = useQueryClient()
  const today = useLocalDay()
  const isFromBefore = session !== null && answeredAt !== null && !isOnline
  const isShown = useHasLasted(!isOnline || status === 'offline', LASTING_MS)
  if (!isShown) return null
  const retry = () => {
    void reload()
    void queries.refetchQueries({ type: 'active' })
  }
  const again = (
    <Button size="small" variant="secondary" onClick={retry}>
      {messages.retry}
    </Button>
  )
  return (
    <div className={styles.banner}>
      {isFromBefore ? (
        <Banner
          tone="info"
          icon={OfflineIcon}
          live="polite"
          title={
            <div className={styles.saved}>
              <span>{savedWords(answeredAt, today)}</span>
              {again}
            </div>
          }
        />
      ) : (
        <Banner tone="warning" icon={OfflineIcon} title={messages.offlineTitle} live="polite" action={again}>
          {messages.offlineText}
        </Banner>
      )}
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
