import { Page, Text } from '@gb/ui'
import { version } from '../../../package.json'
import { DeviceCard } from './components/device-card'
import { LookCard } from './components/look-card'
import { messages } from './messages'

/** How the app looks here, what this device keeps, and signing out. */
export function SettingsTab() {
  return (
    <Page title={messages.title} width="narrow">
      <LookCard />
      <DeviceCard />
      <Text size="small" tone="muted">
        {messages.version(version)}
      </Text>
    </Page>
  )
}
