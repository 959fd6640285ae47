import { useMessages } from '@gb/entries'
import { Badge, SuccessIcon } from '@gb/ui'
import { packagesCatalog } from './messages/generated/packages'

/** The promise that stands wherever a price stands. */
export const Guarantee = () => (
  <Badge hue="success" icon={SuccessIcon}>
    {useMessages(packagesCatalog).guarantee}
  </Badge>
)
