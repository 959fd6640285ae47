import { useIsOnline, useMessages } from '@gb/entries'
import { Text } from '@gb/ui'
import { flowCatalog } from './messages/generated/flow'

/**
 * Says before anybody takes a picture that it cannot be rated right now. That there is no connection stands above every screen
 * already, so this is a line of the step and no second banner.
 */
export function OfflineNote() {
  const { title, text } = useMessages(flowCatalog).offline
  return useIsOnline() ? null : (
    <div role="status">
      <Text size="small" tone="muted">
        {title}. {text}
      </Text>
    </div>
  )
}
