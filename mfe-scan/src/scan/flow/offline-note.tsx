import { useIsOnline, useMessages } from '@gb/entries'
import { Banner, OfflineIcon } from '@gb/ui'
import { flowCatalog } from './messages/generated/flow'

/** Says before anybody takes a picture that it cannot be rated right now. */
export function OfflineNote() {
  const { title, text } = useMessages(flowCatalog).offline
  return useIsOnline() ? null : (
    <Banner icon={OfflineIcon} title={title} live="polite">
      {text}
    </Banner>
  )
}
