import { ApiError } from '@gb/api-client'
import { Banner, Button, Modal, Stack, Text } from '@gb/ui'
import { messages } from './messages'
import styles from './take-back-window.module.css'
import { useTakeBack } from './take-back.mutation'

interface Properties {
  token: string
  onClose: () => void
}

/** Asks before the link does anything: a program that looks into mails opens links, and presses no buttons. */
export function TakeBackWindow({ token, onClose }: Properties) {
  const taking = useTakeBack(token)
  if (taking.isSuccess) return <Done taken={taking.data} onClose={onClose} />
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!taking.isPending}
      closeButton={false}
      title={messages.title}
      description={messages.text}
      footer={
        <>
          <Button variant="secondary" disabled={taking.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button busy={taking.isPending} busyLabel={messages.busy} onClick={() => taking.mutate()}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ul className={styles.points}>
          {messages.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {taking.isError && (
          <Banner tone="danger" live="assertive">
            {failureOf(taking.error)}
          </Banner>
        )}
      </Stack>
    </Modal>
  )
}

const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : messages.failed

type Taken = NonNullable<ReturnType<typeof useTakeBack>['data']>

const Done = ({ taken, onClose }: { taken: Taken; onClose: () => void }) => (
  <Modal
    open
    onClose={onClose}
    title={messages.doneTitle}
    description={messages.done(taken.email)}
    footer={<Button onClick={onClose}>{messages.close}</Button>}
  >
    <Stack gap={2}>
      <Text>{taken.signed_in ? messages.stillIn : messages.signIn}</Text>
      <Text tone="muted">{messages.support}</Text>
    </Stack>
  </Modal>
)
