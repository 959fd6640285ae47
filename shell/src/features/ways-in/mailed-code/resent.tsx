import { useMessages } from '@gb/entries'
import { Text } from '@gb/ui'
import { mailedCodeCatalog } from './messages/generated/mailed-code'

/** Says that another mail is on its way, and that only the newest one works. */
export const Resent = () => <Text size="small">{useMessages(mailedCodeCatalog).resent}</Text>
