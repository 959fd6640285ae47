import { useHost } from '@gb/mfe-contract'
import { Button, Card, PremiumIcon, ScanIcon } from '@gb/ui'
import { useMessages } from '@gb/entries'
import { restCatalog } from '../messages/generated/rest'
import styles from './quick-actions.module.css'
import { ScanCounter } from './scan-counter'

/** Scan Food and Upgrade, with what is left to scan. */
export function QuickActions() {
  const words = useMessages(restCatalog).actions

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
