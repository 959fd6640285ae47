import { useHost } from '@gb/mfe-contract'
import { Card, Disclosure, InstallIcon, Text } from '@gb/ui'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'
import styles from './device-card.module.css'
import { SignOut } from './sign-out'

/** What this device keeps, and the ways out. */
export function DeviceCard() {
  const messages = useMessages(settingsCatalog)

  const { session } = useHost()
  return (
    <Card title={messages.storage} icon={InstallIcon}>
      <Disclosure summary={messages.storedTitle}>
        <Text>{messages.storageText}</Text>
        <ul className={styles.stored}>
          {messages.stored.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Text>{messages.notStored}</Text>
      </Disclosure>
      {session.userId !== null && <SignOut />}
    </Card>
  )
}
