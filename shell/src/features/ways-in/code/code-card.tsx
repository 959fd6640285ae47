import { useHost } from '@gb/mfe-contract'
import { Card, ListFold, ShareIcon, Stack, Text } from '@gb/ui'
import { PairingButton } from '../pairing'
import { HiddenCode } from './components/hidden-code'
import { ShownCode } from './components/shown-code'
import { useMessages } from '@gb/entries'
import { codeCatalog } from './messages/generated/code'

/** The profile code, hidden until the person asks for it, and what it is for. */
export const CodeCard = ({ userId }: { userId: string }) => (
  <Card>
    <Code userId={userId} />
  </Card>
)

/** The same as one row of a list; open while the code has just been asked for. */
export function CodeRow({ userId }: { userId: string }) {
  const messages = useMessages(codeCatalog)

  const { recoveryCode } = useHost().session
  return (
    <ListFold title={messages.fold} icon={ShareIcon} defaultOpen={recoveryCode !== undefined}>
      <Stack>
        <Code userId={userId} />
      </Stack>
    </ListFold>
  )
}

function Code({ userId }: { userId: string }) {
  const messages = useMessages(codeCatalog)

  const { recoveryCode } = useHost().session
  return (
    <>
      {recoveryCode === undefined ? <HiddenCode userId={userId} /> : <ShownCode code={recoveryCode} />}
      <Text size="small" tone="muted">
        {messages.use}
      </Text>
      <PairingButton />
    </>
  )
}
