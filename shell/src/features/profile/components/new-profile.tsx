import { useHost } from '@gb/mfe-contract'
import { Button, Page, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { PasskeySignIn } from '../../passkeys'
import { useOpenedProfile } from '../api/opened-profile'
import { messages } from '../messages'
import { wayIn } from '../model/way-in'
import { SetupForm } from './setup-form'

/** The steps of a new profile; the first shows the ways into one that is there. */
export function NewProfile({ onCreated }: { onCreated: () => void }) {
  const [step, setStep] = useState(0)
  return (
    <Page title={messages.createTitle} width="narrow">
      <SetupForm onCreated={onCreated} onStep={setStep} />
      {step === 0 && <OtherWays />}
    </Page>
  )
}

function OtherWays() {
  const { display } = useHost()
  const opened = useOpenedProfile()
  return (
    <Stack gap={2}>
      <Button variant="quiet" block onClick={() => wayIn.set('code')}>
        {messages.setup.haveCode}
      </Button>
      <PasskeySignIn mayOpen={() => Promise.resolve(true)} onOpened={opened} />
      {!display.installed && (
        <Text size="small" tone="muted">
          {messages.websiteFirst}
        </Text>
      )}
    </Stack>
  )
}
