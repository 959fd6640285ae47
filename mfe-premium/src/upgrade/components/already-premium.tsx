import { useHost } from '@gb/mfe-contract'
import { Button, EmptyState, PremiumIcon } from '@gb/ui'
import { messages } from '../messages'

/** Paying a second time for the same thing must not be one press away. */
export function AlreadyPremium({ onClose }: { onClose: () => void }) {
  const { navigate } = useHost()
  const open = () => {
    onClose()
    navigate('premium')
  }
  return (
    <EmptyState
      icon={PremiumIcon}
      hue="vitamins"
      title={messages.already}
      action={<Button onClick={open}>{messages.open}</Button>}
    >
      {messages.alreadyText}
    </EmptyState>
  )
}
