import { Button, CodeDisplay, Modal, Stack, Text } from '@gb/ui'
import { clock, useCountdown } from '../../../../shared/use-countdown'
import { usePairingWatch } from '../api/pairing.query'
import { useMessages } from '@gb/entries'
import { pairingCatalog } from '../messages/generated/pairing'
import { pairingOutcome, type Device, type PairingOutcome } from '../model/pairing-outcome'
import styles from './open-pairing.module.css'
import { PairingEnd } from './pairing-end'
import { PairingQr } from './pairing-qr'

interface Properties {
  code: string
  opened: { before: Device[]; expiresAt: string }
  onClose: () => void
  onAgain: () => void
}

/** What to do on the other device, and for how long; then what came of it. */
export function OpenPairing({ code, opened, onClose, onAgain }: Properties) {
  const messages = useMessages(pairingCatalog)

  const left = useCountdown(opened.expiresAt) ?? 0
  const { outcome, isLost } = useOutcome(opened, left === 0)
  if (outcome.kind !== 'waiting') return <PairingEnd end={outcome} onClose={onClose} onAgain={onAgain} />
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title}
      description={messages.intro}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Stack gap={4}>
        <CodeDisplay label={messages.code} code={code} />
        <Stack gap={1}>
          <Text align="center" strong>
            {messages.timeLeft({ time: clock(left) })}
          </Text>
          <div role="status">
            <Text tone="muted" align="center">
              {isLost ? messages.lost : messages.waiting}
            </Text>
          </div>
        </Stack>
        <ol className={styles.steps}>
          {messages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <PairingQr code={code} />
      </Stack>
    </Modal>
  )
}

const WAITING: PairingOutcome = { kind: 'waiting' }

function useOutcome({ before, expiresAt }: Properties['opened'], isTimeOver: boolean) {
  const { data, isError } = usePairingWatch(expiresAt, !isTimeOver)
  if (data === undefined)
    return { outcome: isTimeOver ? { kind: 'over' as const } : WAITING, isLost: isError }
  const outcome = pairingOutcome({ before, now: data.devices, isOpen: data.isOpen, isTimeOver })
  return { outcome, isLost: isError }
}
