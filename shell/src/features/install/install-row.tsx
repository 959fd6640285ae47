import { Button, CloseIcon, IconButton, InstallIcon, ListFold, Text } from '@gb/ui'
import { useState, useSyncExternalStore } from 'react'
import styles from './install-row.module.css'
import { useMessages } from '@gb/entries'
import { installCatalog } from './messages/generated/install'
import { dismissal } from './model/dismissal'
import { installPrompt } from './model/install-prompt'
import { installWay, type InstallWay } from './model/install-way'

/** One row of a list: how to put the app on the home screen of this device. `code` is what the installed app asks for. */
export function InstallRow({ code }: { code: string | null }) {
  const messages = useMessages(installCatalog)

  const [hidden, setHidden] = useState(() => dismissal.isHidden())
  const canPrompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered)
  if (hidden) return null

  const way = installWay({ ...agent(), canPrompt })
  const hide = () => {
    dismissal.hide()
    setHidden(true)
  }
  return (
    <ListFold
      title={messages.title}
      icon={InstallIcon}
      trailing={<IconButton icon={CloseIcon} label={messages.dismiss} onClick={hide} />}
    >
      <Steps way={way} code={code} />
    </ListFold>
  )
}

const agent = () => ({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints })

function Steps({ way, code }: { way: InstallWay; code: string | null }) {
  const messages = useMessages(installCatalog)

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
        {messages.why} {code === null ? messages.codeToCome : messages.code({ code })}
      </Text>
    </div>
  )
}
