import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, EmptyState, PremiumIcon } from '@gb/ui'
import { upgradeCatalog } from '../messages/generated/upgrade'

/** Paying a second time for the same thing must not be one press away. */
export function AlreadyPremium({ onClose }: { onClose: () => void }) {
  const messages = useMessages(upgradeCatalog)
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
