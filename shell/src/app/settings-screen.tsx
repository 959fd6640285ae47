import { ClinicPlanCard } from '../features/clinic-plan/clinic-plan-card'
import { MyDataCard } from '../features/my-data/my-data-card'
import { SettingsTab } from '../features/settings/settings-tab'
import { AppLockCard, PasskeysCard } from '../features/ways-in/passkeys'

const clinic = (userId: string) => <ClinicPlanCard userId={userId} />
const waysIn = (userId: string) => (
  <>
    <PasskeysCard userId={userId} />
    <AppLockCard userId={userId} />
  </>
)
const ownData = (userId: string) => <MyDataCard userId={userId} />

/** The settings with the clinic's plan, the ways in and the data of the person. */
export const SettingsScreen = () => <SettingsTab clinic={clinic} waysIn={waysIn} ownData={ownData} />
