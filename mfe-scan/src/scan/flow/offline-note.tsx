import { Banner, OfflineIcon } from '@gb/ui'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { messages } from '../shared/messages'

/** Says before anybody takes a picture that it cannot be rated right now. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  return isOnline ? null : (
    <Banner icon={OfflineIcon} title={messages.offline.title} live="polite">
      {messages.offline.text}
    </Banner>
  )
}
