import { Banner, Button, List, ListRow, Modal } from '@gb/ui'
import { useEffect, useState } from 'react'
import type { Unsent } from '../model/use-unsent'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

// A server that is there has answered by then.
const PATIENCE_MS = 8000

interface Properties {
  unsent: Unsent
  onSend: () => void
  /** Nothing waits any more. */
  onSent: () => void
  onLose: () => void
  onClose: () => void
}

/** Before a sign-out wipes this device: what only this device has, and the way to send it first. */
export function UnsentWindow({ unsent, onSend, onSent, onLose, onClose }: Properties) {
  const words = useMessages(settingsCatalog).unsent

  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')
  useEffect(() => {
    if (unsent.count === 0) onSent()
  }, [unsent.count, onSent])
  useEffect(() => {
    if (state !== 'sending') return
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])

  const send = () => {
    setState('sending')
    onSend()
  }
  return (
    <Modal
      open
      onClose={onClose}
      role="alertdialog"
      title={words.title({ count: unsent.count })}
      description={words.text}
      footer={
        <>
          <Button variant="danger" disabled={state === 'sending'} onClick={onLose}>
            {words.lose}
          </Button>
          <Button busy={state === 'sending'} busyLabel={words.sending} onClick={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <List label={words.list}>
        {unsent.kinds.map(({ kind, count }) => (
          <ListRow key={kind} title={words.kinds[kind]} value={count} />
        ))}
      </List>
      {state === 'failed' && (
        <Banner tone="warning" live="assertive">
          {words.failed}
        </Banner>
      )}
    </Modal>
  )
}
