import { useHost } from '@gb/mfe-contract'
import { Page, Text } from '@gb/ui'
import type { ReactNode } from 'react'
import { version } from '../../../package.json'
import { RemoteSlot } from '../../remotes/parts/remote-slot'
import { SectionList } from '../../shared/folded-section/section-list'
import { ConsentsCard } from './components/consents-card'
import { DayCard } from './components/day-card'
import { DeviceCard } from './components/device-card'
import { DevicesCard } from './components/devices-card'
import { LanguageCard } from './components/language-card'
import { LookCard } from './components/look-card'
import { TokensCard } from './components/tokens-card'
import { UnitsCard } from './components/units-card'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from './messages/generated/settings'

const NO_PROPS = {}

interface Properties {
  /** Cards of other features: what their clinic says, how the person gets in, and what is kept about them. */
  clinic: (userId: string) => ReactNode
  waysIn: (userId: string) => ReactNode
  ownData: (userId: string) => ReactNode
}

/** How the app looks and counts here, reminders, devices and consents, what this device keeps, and signing out. */
export function SettingsTab({ clinic, waysIn, ownData }: Properties) {
  const messages = useMessages(settingsCatalog)

  const { userId } = useHost().session
  return (
    <Page title={messages.title} width="narrow">
      <SectionList>
        <LookCard />
        <LanguageCard />
        <UnitsCard />
        {userId !== null && (
          <>
            {clinic(userId)}
            <DayCard userId={userId} />
            <DevicesCard userId={userId} />
            {waysIn(userId)}
            <TokensCard userId={userId} />
            <ConsentsCard />
            {ownData(userId)}
          </>
        )}
      </SectionList>
      {userId !== null && <RemoteSlot slot="settings.reminders" slotProps={NO_PROPS} />}
      <DeviceCard />
      <Text size="small" tone="muted">
        {messages.version({ version })}
      </Text>
    </Page>
  )
}
