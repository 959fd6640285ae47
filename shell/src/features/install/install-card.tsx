import { Button, Card, CloseIcon, Disclosure, IconButton, InstallIcon, Text } from '@gb/ui'
import { useState, useSyncExternalStore } from 'react'
import styles from './install-card.module.css'
import { messages } from './messages'
import { dismissal } from './model/dismissal'
import { installPrompt } from './model/install-prompt'
import { installWay, type InstallWay } from './model/install-way'

/** How to put the app on the home screen of this device. `code` is what the installed app asks for. */
export function InstallCard({ code }: { code: string | null }) {
  const [hidden, setHidden] = useState(() => dismissal.isHidden())
  const canPrompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered)
  if (hidden) return null

  const way = installWay({ ...agent(), canPrompt })
  const hide = () => {
    dismissal.hide()
    setHidden(true)
  }
  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.fold}>
          <Disclosure summary={<Summary />}>
            <Steps way={way} code={code} />
          </Disclosure>
        </div>
        <span className={styles.hide}>
          <IconButton icon={CloseIcon} label={messages.dismiss} onClick={hide} />
        </span>
      </div>
    </Card>
  )
}

const agent = () => ({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints })

const Summary = () => (
  <span className={styles.summary}>
    <InstallIcon size={20} className={styles.icon} aria-hidden="true" />
    {messages.title}
  </span>
)

function Steps({ way, code }: { way: InstallWay; code: string | null }) {
  return (
    <div className={styles.steps}>
      {way === 'prompt' ? (
        <Button variant="secondary" icon={InstallIcon} onClick={() => void installPrompt.open()}>
          {messages.install}
        </Button>
      ) : (
        <ol className={styles.list}>
          {messages.steps[way].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <Text size="small" tone="muted">
        {messages.why} {code === null ? messages.codeToCome : messages.code(code)}
      </Text>
    </div>
  )
}
