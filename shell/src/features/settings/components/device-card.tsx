import { useHost } from '@gb/mfe-contract'
import { Button, Card, InstallIcon, SignOutIcon, Text } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { useStartup } from '../../../host/startup-state'
import { messages } from '../messages'
import styles from './device-card.module.css'

/** What this device keeps, and the way out. */
export function DeviceCard() {
  const { session } = useHost()
  return (
    <Card title={messages.storage} icon={InstallIcon}>
      <div>
        <Text>{messages.storageText}</Text>
        <ul className={styles.stored}>
          {messages.stored.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Text>{messages.notStored}</Text>
      </div>
      {session.userId !== null && <SignOut />}
    </Card>
  )
}

function SignOut() {
  const { session, confirm, notify } = useHost()
  const { signOut } = useStartup()
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => notify({ tone: 'success', text: messages.signedOut }),
    onError: () => notify({ tone: 'warning', text: messages.signOutFailed, durationMs: 15_000 }),
  })
  const ask = async () => {
    const confirmed = await confirm({
      title: messages.signOutTitle,
      text: messages.signOutText(session.recoveryCode),
      confirmLabel: messages.signOutConfirm,
    })
    if (confirmed) leave.mutate()
  }
  return (
    <Button variant="secondary" icon={SignOutIcon} busy={leave.isPending} onClick={() => void ask()}>
      {messages.signOut}
    </Button>
  )
}
