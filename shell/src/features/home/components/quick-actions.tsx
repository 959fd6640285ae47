import { useHost } from '@gb/mfe-contract'
import { Button, Card, PremiumIcon, ScanIcon } from '@gb/ui'
import { restMessages as messages } from '../rest-messages'
import styles from './quick-actions.module.css'
import { ScanCounter } from './scan-counter'

const words = messages.actions

/** Scan Food and Upgrade, with what is left to scan. */
export function QuickActions() {
  const { navigate, openUpgrade, session } = useHost()
  return (
    <Card label={words.title} look="plain">
      <div className={styles.actions}>
        <Button icon={ScanIcon} className={styles.scan} onClick={() => navigate('scan')}>
          {words.scan}
        </Button>
        {!session.isPremium && (
          <Button
            variant="secondary"
            icon={PremiumIcon}
            onClick={() => openUpgrade({ kind: 'quick-action' })}
          >
            {words.upgrade}
          </Button>
        )}
        {!session.isPremium && (
          <div className={styles.counter}>
            <ScanCounter />
          </div>
        )}
      </div>
    </Card>
  )
}
