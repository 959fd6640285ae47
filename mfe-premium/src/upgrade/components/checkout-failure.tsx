import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button } from '@gb/ui'
import { upgradeCatalog } from '../messages/generated/upgrade'

interface Properties {
  sentence: string
  onClose: () => void
}

/** Why the checkout did not start; the packages below it are the way to try again. */
export function CheckoutFailure({ sentence, onClose }: Properties) {
  const messages = useMessages(upgradeCatalog)
  const { navigate } = useHost()
  const createProfile = () => {
    onClose()
    navigate('profile')
  }
  const action = sentence === messages.profileFirst && (
    <Button size="small" variant="secondary" onClick={createProfile}>
      {messages.createProfile}
    </Button>
  )
  return (
    <Banner tone="danger" live="assertive" action={action}>
      {sentence}
    </Banner>
  )
}
