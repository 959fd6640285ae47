import { type Language, LOCALES } from '@gb/domain'
import { useLanguageHere, useLocalDay, useMessages } from '@gb/entries'
import { Banner, Button, OfflineIcon } from '@gb/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../host/connection'
import { useStartup } from '../host/startup-state'
import { firstCatalog } from '../messages/generated/first'
import { useHasLasted } from '../shared/use-has-lasted'
import styles from './layout.module.css'

/** A read that failed is tried again in less, ms: one that gets through is no news, and would move the screen twice. */
const LASTING_MS = 1500

/** Above the screen, and nowhere else: how old what stands there is, or that there is nothing to show. */
export function OfflineNote() {
  const { status, session, reload } = useStartup()
  const { isOnline, answeredAt } = useConnection()
  const queries = useQueryClient()
  const today = useLocalDay()
  const messages = useMessages(firstCatalog)
  const language = useLanguageHere()
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
              <span>{savedWords(answeredAt, today, language)}</span>
              {again}
            </div>
          }
        />
      ) : (
        <Banner tone="warning" icon={OfflineIcon} title={messages.offline.title} live="polite" action={again}>
          {messages.offline.text}
        </Banner>
      )}
    </div>
  )
}

/** "saved at 10:32 AM", with the day when it is not `today` (YYYY-MM-DD, local). */
export function savedWords(savedAt: number, today: string, language: Language = 'en'): string {
  const { savedAt: at, savedOn } = firstCatalog.in(language).offline
  const saved = new Date(savedAt)
  // Not `formatsOf`: it would come with every first start, and what is said without a connection has to be there.
  const locale = LOCALES[language]
  const time = saved.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })
  // Canada writes a day as we do.
  if (saved.toLocaleDateString('en-CA') === today) return at({ time })
  return savedOn({ day: saved.toLocaleDateString(locale, { month: 'short', day: 'numeric' }), time })
}
