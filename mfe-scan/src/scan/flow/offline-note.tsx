import { useMessages } from '@gb/entries'
import { Banner, OfflineIcon } from '@gb/ui'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { flowCatalog } from './messages/generated/flow'

/** Says before anybody takes a picture that it cannot be rated right now. */
export function OfflineNote() {
  const { title, text } = useMessages(flowCatalog).offline
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  return isOnline ? null : (
    <Banner icon={OfflineIcon} title={title} live="polite">
      {text}
    </Banner>
  )
}
