import { useHost } from '@gb/mfe-contract'
import { Banner, Button } from '@gb/ui'
import { messages as shared } from '../../shared/messages'
import { messages } from '../messages'

interface Properties {
  sentence: string
  onClose: () => void
}

/** Why the checkout did not start; the packages below it are the way to try again. */
export function CheckoutFailure({ sentence, onClose }: Properties) {
  const { navigate } = useHost()
  const createProfile = () => {
    onClose()
    navigate('profile')
  }
  const action = sentence === messages.createProfileFirst && (
    <Button size="small" variant="secondary" onClick={createProfile}>
      {shared.createProfile}
    </Button>
  )
  return (
    <Banner tone="danger" live="assertive" action={action}>
      {sentence}
    </Banner>
  )
}
