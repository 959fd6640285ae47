import { AtSideCard } from '../features/at-side/at-side-card'
import { atSideCatalog } from '../features/at-side/messages/generated/at-side'
import { sideViewCatalog } from '../features/at-side/messages/generated/side-view'
import { ClinicPlanCard } from '../features/clinic-plan/clinic-plan-card'
import { clinicPlanCatalog } from '../features/clinic-plan/messages/generated/clinic-plan'
import { myDataCatalog } from '../features/my-data/messages/generated/my-data'
import { MyDataCard } from '../features/my-data/my-data-card'
import { settingsCatalog } from '../features/settings/messages/generated/settings'
import { SettingsTab } from '../features/settings/settings-tab'
import { AppLockCard, PasskeysCard } from '../features/ways-in/passkeys'
import { passkeysCatalog } from '../features/ways-in/passkeys/messages/generated/passkeys'
import { sheetCatalogs } from '../shared/refusals/refusal-sentence'
import { useAskedPart } from '../host/use-asked-part'
import { inOwnWords } from '../shared/speech/said'

const waysIn = (userId: string) => (
  <>
    <PasskeysCard userId={userId} />
    <AppLockCard userId={userId} />
    <AtSideCard userId={userId} />
  </>
)
const ownData = (userId: string) => <MyDataCard userId={userId} />

/** The settings with the clinic's plan, the ways in and the data of the person. */
export function SettingsScreen() {
  const { name, times } = useAskedPart()
  const clinic = (userId: string) => (
    // Asked for again, it opens again.
    <ClinicPlanCard key={times} userId={userId} isNumberAsked={name === 'care_number'} />
  )
  return <SettingsTab clinic={clinic} waysIn={waysIn} ownData={ownData} />
}

/** The same, all of it in the person's own language. */
export const settingsScreen = () =>
  inOwnWords(SettingsScreen, [
    settingsCatalog,
    clinicPlanCatalog,
    passkeysCatalog,
    myDataCatalog,
    atSideCatalog,
    sideViewCatalog,
    ...sheetCatalogs,
  ])
