import { concernCatalogs } from '@gb/help'
import { profileCatalog } from '../features/profile/messages/generated/profile'
import { ProfileTab } from '../features/profile/profile-tab'
import { CodeCard } from '../features/ways-in/code'
import { codeCatalog } from '../features/ways-in/code/messages/generated/code'
import { emailChangeCatalog } from '../features/ways-in/email-change/messages/generated/email-change'
import { PendingEmail } from '../features/ways-in/email-change/pending-email'
import { mailedCodeCatalog } from '../features/ways-in/mailed-code/messages/generated/mailed-code'
import { pairingCatalog } from '../features/ways-in/pairing/messages/generated/pairing'
import { passkeysCatalog } from '../features/ways-in/passkeys/messages/generated/passkeys'
import { PasskeyWay } from '../features/ways-in/restore/components/passkey-way'
import { RestoreBox } from '../features/ways-in/restore/components/restore-box'
import { restoreCatalog } from '../features/ways-in/restore/messages/generated/restore'
import { refusalCatalogs } from '../shared/refusals/refusal-sentence'
import { inOwnWords } from '../shared/speech/said'

const WAYS = { Code: CodeCard, PendingEmail, Restore: RestoreBox, Passkey: PasskeyWay }

/** The profile with the ways into it. */
export const ProfileScreen = () => <ProfileTab ways={WAYS} />

/** The same, all of it in the person's own language. */
export const profileScreen = () =>
  inOwnWords(ProfileScreen, [
    profileCatalog,
    codeCatalog,
    emailChangeCatalog,
    mailedCodeCatalog,
    pairingCatalog,
    passkeysCatalog,
    restoreCatalog,
    ...refusalCatalogs,
    ...concernCatalogs,
  ])
