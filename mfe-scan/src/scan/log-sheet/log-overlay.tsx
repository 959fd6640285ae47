import { useHost } from '@gb/mfe-contract'
import { Button, Modal } from '@gb/ui'
import type { ReactNode } from 'react'
import { messages as scanMessages } from '../shared/messages'
import { LogSheet } from './log-sheet'
import { messages } from './messages'

const words = scanMessages.noProfile

/** The logging sheet over whatever screen; a visitor is told that a log belongs to a profile. */
export function LogOverlay({ shake, onClose }: { shake: ReactNode; onClose: () => void }) {
  const { session, navigate } = useHost()
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
      title={words.title}
      description={messages.needsProfile}
      footer={
        <Button size="large" onClick={create}>
          {words.action}
        </Button>
      }
    />
  )
}
