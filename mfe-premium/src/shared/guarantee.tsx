import { Badge, SuccessIcon } from '@gb/ui'
import { messages } from './messages'

/** The promise that stands wherever a price stands. */
export const Guarantee = () => (
  <Badge hue="success" icon={SuccessIcon}>
    {messages.guarantee}
  </Badge>
)
