import { ApiError } from '@gb/api-client'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Banner, Button, Modal, Stack, Text } from '@gb/ui'
import { inOwnWords } from '../../shared/speech/said'
import { refusalCatalogs, refusalSentence } from '../../shared/refusals/refusal-sentence'
import { takeBackCatalog } from './messages/generated/take-back'
import styles from './take-back-window.module.css'
import { useTakeBack } from './take-back.mutation'

interface Properties {
  token: string
  onClose: () => void
}

/** Asks before the link does anything: a program that looks into mails opens links, and presses no buttons. */
export function TakeBackWindow({ token, onClose }: Properties) {
  const messages = useMessages(takeBackCatalog)
  const language = useLanguageHere()
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
            {taking.error instanceof ApiError && taking.error.status < 500
              ? refusalSentence(taking.error, language)
              : messages.failed}
          </Banner>
        )}
      </Stack>
    </Modal>
  )
}

type Taken = NonNullable<ReturnType<typeof useTakeBack>['data']>

function Done({ taken, onClose }: { taken: Taken; onClose: () => void }) {
  const messages = useMessages(takeBackCatalog)
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.doneTitle}
      description={messages.done({ email: taken.email })}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <Stack gap={2}>
        <Text>{taken.signed_in ? messages.stillIn : messages.signIn}</Text>
        <Text tone="muted">{messages.support}</Text>
      </Stack>
    </Modal>
  )
}

export const inOwnLanguage = () => inOwnWords(TakeBackWindow, [takeBackCatalog, ...refusalCatalogs])
