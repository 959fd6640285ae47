import { useOneTap, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, Page, Stack, Text, WaterIcon } from '@gb/ui'
import type { Profile } from '../../../host/startup-state'
import { useFirstSip } from '../api/use-first-sip'
import { profileCatalog } from '../messages/generated/profile'

/** The end of the steps: one sip, logged with one tap, and on to Home. */
export function FirstSip({ profile }: { profile: Profile }) {
  const words = useMessages(profileCatalog).firstSip

  const { navigate } = useHost()
  const { amount, take } = useFirstSip()
  const isNewTap = useOneTap()
  return (
    <Page title={words.title({ name: profile.name })} largeTitle width="narrow">
      <Card title={words.cardTitle} icon={WaterIcon} hue="fluids">
        <Text>{words.text}</Text>
        <Stack gap={2}>
          <Button
            size="large"
            block
            icon={WaterIcon}
            onClick={() => {
              if (isNewTap(amount)) void take()
            }}
          >
            {words.log({ amount })}
          </Button>
          <Button variant="quiet" block onClick={() => navigate('home')}>
            {words.skip}
          </Button>
        </Stack>
      </Card>
      <Text size="small" tone="muted">
        {words.settings}
      </Text>
    </Page>
  )
}
