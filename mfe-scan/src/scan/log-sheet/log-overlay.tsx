import { useMessages } from '@gb/entries'
import { type SlotProps, useHost } from '@gb/mfe-contract'
import { Button, Modal } from '@gb/ui'
import type { ComponentType, ReactNode } from 'react'

import { bringWords, InOwnWords } from '@gb/own-words'
import { serverBooks } from '../../shared/speech/server-speech'
import { captureCatalog } from '../capture/messages/generated/capture'
import { correctCatalog } from '../correct/messages/generated/correct'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { barcodeCatalog } from './barcode/messages/generated/barcode'
import { LogSheet } from './log-sheet'
import { logSheetCatalog } from './messages/generated/log-sheet'

const WORDS = [logSheetCatalog, barcodeCatalog, correctCatalog, captureCatalog, sharedCatalog, ...serverBooks]

interface Properties {
  shake: ReactNode
  onClose: () => void
}

/** The logging sheet over whatever screen; a visitor is told that a log belongs to a profile. */
const LogOverlay = (properties: Properties) => (
  <InOwnWords catalogs={WORDS}>
    <Sheet {...properties} />
  </InOwnWords>
)

/** The sheet with the shake of Home, when its words are there as well. */
export async function inOwnWords(shake: ReactNode): Promise<ComponentType<SlotProps['overlay.log']>> {
  await bringWords(WORDS)
  return function LogWithShake({ onClose }) {
    return <LogOverlay shake={shake} onClose={onClose} />
  }
}

function Sheet({ shake, onClose }: Properties) {
  const { session, navigate } = useHost()
  const { title, text, action } = useMessages(logSheetCatalog).noProfile
  const { userId } = session
  // Keyed: what one person has begun is never shown to the next.
  if (userId !== null) return <LogSheet key={userId} userId={userId} shake={shake} onClose={onClose} />
  const create = () => {
    onClose()
    navigate('profile')
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <Button size="large" onClick={create}>
          {action}
        </Button>
      }
    />
  )
}
