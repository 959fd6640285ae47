import type { ComponentType } from 'react'
import type { Profile } from '../../../host/startup-state'

/** Ways into a profile that this screen shows and does not own. */
export interface ProfileWays {
  /** The code of the profile that is open. */
  Code: ComponentType<{ userId: string }>
  /** A new email that waits for its digits. */
  PendingEmail: ComponentType<{ profile: Profile; pending: string }>
  /** By the code of a profile that is there. */
  Restore: ComponentType
  /** By passkey, where no profile is open. */
  Passkey: ComponentType
}
