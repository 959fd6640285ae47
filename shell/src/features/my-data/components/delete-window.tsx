import { Banner, Button, Modal, Stack, Text, TextField } from '@gb/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useOwnCode } from '../api/own-code'
import { useDeleteProfile } from '../api/deletion.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'
import { myDataSentence } from '../model/my-data-sentence'
import styles from '../my-data.module.css'

/** Says what is erased and when, and asks for a word that nobody types by mistake. */
export function DeleteWindow({ userId, onClose }: { userId: string; onClose: () => void }) {
  const messages = useMessages(myDataCatalog)
  const language = useLanguageHere()
  const words = messages.remove
  const isOwnCode = useOwnCode()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const remove = useDeleteProfile(userId)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    const word = typed.trim()
    const isSure = word.toUpperCase() === words.word || (await isOwnCode(word))
    setWrong(!isSure)
    if (isSure) remove.mutate()
    else input.current?.focus()
  }
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!remove.isPending}
      role="alertdialog"
      title={words.windowTitle}
      footer={
        <>
          <Button variant="secondary" disabled={remove.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={remove.isPending} busyLabel={words.busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Points title={words.whatTitle} points={words.what} />
        <Points title={words.whenTitle} points={words.when} />
        <Text tone="muted">
          {words.stays} {words.downloadFirst}
        </Text>
        <form id={form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            ref={input}
            label={words.type}
            error={isWrong ? words.typeError : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            readOnly={remove.isPending}
            onValueChange={(text) => {
              setTyped(text)
              setWrong(false)
            }}
          />
        </form>
        {remove.isError && (
          <Banner tone="danger" live="assertive">
            {myDataSentence(remove.error, language)}
          </Banner>
        )}
      </Stack>
    </Modal>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Text as="h3" strong>
      {title}
    </Text>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
)
