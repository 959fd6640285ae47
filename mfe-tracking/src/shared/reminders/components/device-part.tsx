import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, ButtonLink, CalendarIcon, Stack, Text } from '@gb/ui'
import { useSendTest } from '../api/reminders.mutation'
import { remindersCatalog } from '../messages/generated/reminders'
import { useDevice } from '../model/use-device'

/** How reminders reach the person: by notifications of this device, or by their calendar. */
export function DevicePart({ userId }: { userId: string }) {
  const messages = useMessages(remindersCatalog)
  const device = useDevice(userId)
  const { state } = device
  const canPush = state === 'on' || state === 'off'
  return (
    <section aria-label={messages.device}>
      <Stack gap={3}>
        <Text strong>{messages.device}</Text>
        {state !== null && state !== 'on' && state !== 'off' && <Banner>{messages.reasons[state]}</Banner>}
        {!canPush && <CalendarLink userId={userId} variant="primary" />}
        {state === 'off' && (
          <>
            <Button
              block
              busy={device.turnOn.isPending}
              busyLabel={messages.turningOn}
              onClick={() => device.turnOn.mutate()}
            >
              {messages.turnOn}
            </Button>
            <Text size="small" tone="muted">
              {messages.askFirst}
            </Text>
          </>
        )}
        {device.turnOn.isError && (
          <Banner tone="warning" live="polite">
            {messages.noService}
          </Banner>
        )}
        {state === 'on' && (
          <DeviceOn
            userId={userId}
            busy={device.turnOff.isPending}
            onTurnOff={() => device.turnOff.mutate()}
          />
        )}
        {canPush && <CalendarLink userId={userId} variant="secondary" />}
      </Stack>
    </section>
  )
}

function DeviceOn({ userId, busy, onTurnOff }: { userId: string; busy: boolean; onTurnOff: () => void }) {
  const messages = useMessages(remindersCatalog)
  const { notify } = useHost()
  const test = useSendTest(userId)
  const send = () =>
    test.mutate(undefined, {
      onSuccess: () => notify({ tone: 'success', text: messages.testSent }),
      onError: () => notify({ tone: 'danger', text: messages.testFailed }),
    })
  return (
    <>
      <Text>{messages.on}</Text>
      <Stack row wrap gap={2}>
        <Button variant="secondary" busy={test.isPending} busyLabel={messages.testing} onClick={send}>
          {messages.test}
        </Button>
        <Button variant="quiet" busy={busy} onClick={onTurnOff}>
          {messages.turnOff}
        </Button>
      </Stack>
    </>
  )
}

interface LinkProperties {
  userId: string
  variant: 'primary' | 'secondary'
}

// A plain link: a phone offers to open it in its calendar, which a file made by the page cannot do on every one.
function CalendarLink({ userId, variant }: LinkProperties) {
  const messages = useMessages(remindersCatalog)
  const language = useLanguageHere()
  return (
    <>
      <ButtonLink
        block
        variant={variant}
        icon={CalendarIcon}
        href={`/api/reminders/${userId}/calendar.ics?lang=${language}`}
        download
      >
        {messages.calendar}
      </ButtonLink>
      <Text size="small" tone="muted">
        {messages.calendarHint}
      </Text>
    </>
  )
}
