import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Card, List, Modal, RetryIcon, Stack, SuccessIcon, Text } from '@gb/ui'
import { UnsentRow } from './components/unsent-row'
import { useMessages } from '@gb/entries'
import { inOwnWords } from '../../shared/speech/said'
import { outboxCatalog } from './messages/generated/outbox'
import { useUnsent } from './model/use-unsent'

export interface OutboxSheetProps {
  onClose: () => void
}

/** A list of thousands helps nobody; the rest is counted. */
const SHOWN = 50

/** Everything that is not sent yet: what needs attention first, then what waits. */
export function OutboxSheet({ onClose }: OutboxSheetProps) {
  const messages = useMessages(outboxCatalog)

  const { outbox } = useHost()
  const { waiting, refused } = useUnsent()
  const isPageOnly = waiting.some(({ kept }) => kept === 'page')
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {messages.close}
      </Button>
      {waiting.length > 0 && (
        <Button icon={RetryIcon} onClick={() => void outbox.retry()}>
          {messages.sendNow}
        </Button>
      )}
    </>
  )
  return (
    <Modal open onClose={onClose} title={messages.title} footer={footer}>
      <Stack gap={4}>
        {isPageOnly && <Banner tone="warning">{messages.introPage}</Banner>}
        {!isPageOnly && <Text tone="muted">{messages.intro}</Text>}
        {refused.length > 0 && (
          <Card title={messages.attentionTitle}>
            <List label={messages.attentionTitle}>
              {refused.slice(0, SHOWN).map((entry) => (
                <UnsentRow key={entry.write.entryId} entry={entry} onLeave={onClose} />
              ))}
            </List>
            {refused.length > SHOWN && (
              <Text tone="muted">{messages.more({ count: refused.length - SHOWN })}</Text>
            )}
          </Card>
        )}
        {waiting.length > 0 && (
          <Card title={messages.waitingTitle}>
            <List label={messages.waitingTitle}>
              {waiting.slice(0, SHOWN).map((entry) => (
                <UnsentRow key={entry.write.entryId} entry={entry} onLeave={onClose} />
              ))}
            </List>
            {waiting.length > SHOWN && (
              <Text tone="muted">{messages.more({ count: waiting.length - SHOWN })}</Text>
            )}
          </Card>
        )}
        {waiting.length + refused.length === 0 && (
          <Banner tone="success" icon={SuccessIcon}>
            {messages.none}
          </Banner>
        )}
      </Stack>
    </Modal>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(OutboxSheet, [outboxCatalog])
