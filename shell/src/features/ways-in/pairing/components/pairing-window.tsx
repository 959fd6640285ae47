import { Button, Loading, Modal, SkeletonText } from '@gb/ui'
import { useEffect, useRef } from 'react'
import { useClosePairing, useOpenPairing } from '../api/pairing.query'
import { useMessages } from '@gb/entries'
import { pairingCatalog } from '../messages/generated/pairing'
import { OpenPairing } from './open-pairing'
import { PairingEnd } from './pairing-end'

/** Opens the window as it appears, and closes it with itself. */
export function PairingWindow({ onClose }: { onClose: () => void }) {
  const messages = useMessages(pairingCatalog)

  const opening = useOpenPairing()
  const closing = useClosePairing()
  const begun = useRef(false)
  const { mutate: begin } = opening
  useEffect(() => {
    // Strict mode runs effects twice; the server counts how often a window is opened.
    if (begun.current) return
    begun.current = true
    begin()
  }, [begin])

  const close = () => {
    if (opening.isSuccess) closing.mutate()
    onClose()
  }
  if (opening.isSuccess)
    return (
      <OpenPairing
        key={opening.data.expiresAt}
        code={opening.data.code}
        opened={opening.data}
        onClose={close}
        onAgain={begin}
      />
    )
  if (opening.isError)
    return <PairingEnd end={{ kind: 'failed', error: opening.error }} onClose={onClose} onAgain={begin} />
  return (
    <Modal
      open
      onClose={close}
      title={messages.title}
      footer={
        <Button variant="secondary" onClick={close}>
          {messages.close}
        </Button>
      }
    >
      <Loading label={messages.opening}>
        <SkeletonText lines={6} />
      </Loading>
    </Modal>
  )
}
