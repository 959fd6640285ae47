import { MyDataCard } from '../features/my-data/my-data-card'
import { SettingsTab } from '../features/settings/settings-tab'
import { AppLockCard, PasskeysCard } from '../features/ways-in/passkeys'

const waysIn = (userId: string) => (
  <>
    <PasskeysCard userId={userId} />
    <AppLockCard userId={userId} />
  </>
)
const ownData = (userId: string) => <MyDataCard userId={userId} />

/** The settings with the ways in and the data of the person. */
export const SettingsScreen = () => <SettingsTab waysIn={waysIn} ownData={ownData} />
