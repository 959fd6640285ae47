import { deferred, useHost } from '@gb/mfe-contract'
import { Button, ShareIcon } from '@gb/ui'
import { createElement, useState, type ComponentType } from 'react'
import { useMessages } from '@gb/entries'
import { pairingCatalog } from './messages/generated/pairing'

interface WindowProps {
  onClose: () => void
}

// Few people pair on a day, and everybody loads Home.
const pairingWindow = deferred<WindowProps>(() =>
  import('./components/pairing-window').then((chunk) => chunk.PairingWindow),
)

/** "Use on another device": lets one other device of this network in by the code. */
export function PairingButton() {
  const messages = useMessages(pairingCatalog)

  const { notify } = useHost()
  const [component, setComponent] = useState<ComponentType<WindowProps> | null>(null)
  const [isLoading, setLoading] = useState(false)

  const open = async () => {
    setLoading(true)
    try {
      const loaded = await pairingWindow.load()
      setComponent(() => loaded)
    } catch {
      notify({ tone: 'danger', text: `${messages.failedTitle}. ${messages.failedText}` })
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={ShareIcon} busy={isLoading} onClick={() => void open()}>
        {messages.open}
      </Button>
      {component !== null && createElement(component, { onClose: () => setComponent(null) })}
    </>
  )
}
