import { PasskeySignIn } from '../../passkeys'
import { useOpenedProfile } from '../api/opened-profile'

/** The way in by passkey where no profile is open, so that there is nothing to ask first. */
export function PasskeyWay() {
  const opened = useOpenedProfile()
  return <PasskeySignIn mayOpen={() => Promise.resolve(true)} onOpened={opened} />
}
