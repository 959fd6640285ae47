import { useHost } from '@gb/mfe-contract'
import { Button, Page, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { wayIn } from '../../../shared/way-in'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileWays } from '../model/profile-ways'
import { SetupForm } from './setup-form'

interface Properties {
  ways: Pick<ProfileWays, 'Passkey'>
  onCreated: () => void
}

/** The steps of a new profile; the first shows the ways into one that is there. */
export function NewProfile({ ways, onCreated }: Properties) {
  const messages = useMessages(profileCatalog)

  const [step, setStep] = useState(0)
  return (
    <Page title={messages.createTitle} width="narrow">
      <SetupForm onCreated={onCreated} onStep={setStep} />
      {step === 0 && <OtherWays ways={ways} />}
    </Page>
  )
}

function OtherWays({ ways }: Pick<Properties, 'ways'>) {
  const messages = useMessages(profileCatalog)

  const { display } = useHost()
  return (
    <Stack gap={2}>
      <Button variant="quiet" block onClick={() => wayIn.set('code')}>
        {messages.setup.haveCode}
      </Button>
      <ways.Passkey />
      {!display.installed && (
        <Text size="small" tone="muted">
          {messages.websiteFirst}
        </Text>
      )}
    </Stack>
  )
}
