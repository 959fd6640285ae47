import { ProfileTab } from '../features/profile/profile-tab'
import { CodeCard } from '../features/ways-in/code'
import { PendingEmail } from '../features/ways-in/email-change/pending-email'
import { PasskeyWay } from '../features/ways-in/restore/components/passkey-way'
import { RestoreBox } from '../features/ways-in/restore/components/restore-box'

const WAYS = { Code: CodeCard, PendingEmail, Restore: RestoreBox, Passkey: PasskeyWay }

/** The profile with the ways into it. */
export const ProfileScreen = () => <ProfileTab ways={WAYS} />
