import { useHost } from '@gb/mfe-contract'
import { Card, Text } from '@gb/ui'
import { PairingButton } from '../pairing'
import { HiddenCode } from './components/hidden-code'
import { ShownCode } from './components/shown-code'
import { messages } from './messages'

/** The profile code, hidden until the person asks for it, and what it is for. */
export function CodeCard({ userId }: { userId: string }) {
  const { recoveryCode } = useHost().session
  return (
    <Card>
      {recoveryCode === undefined ? <HiddenCode userId={userId} /> : <ShownCode code={recoveryCode} />}
      <Text size="small" tone="muted">
        {messages.use}
      </Text>
      <PairingButton />
    </Card>
  )
}
