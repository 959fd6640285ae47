import { PROFILE_CODE_LENGTH } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, TextField } from '@gb/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useStartup } from '../../../../host/startup-state'
import { PasskeySignIn } from '../../passkeys'
import { useOpenedProfile } from '../api/opened-profile'
import { useRestoreProfile } from '../api/restore-profile.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { restoreCatalog } from '../messages/generated/restore'
import { restoreSentence } from '../model/restore-sentence'
import { ConfirmByMail } from './confirm-by-mail'
import styles from '../../mailed-code/code-box.module.css'

const onlyDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, PROFILE_CODE_LENGTH)

/** The profile code and its button, and the confirmation by mail where the code is not enough. Never replaces a profile that is open here without asking. */
export function RestoreBox() {
  const messages = useMessages(restoreCatalog)
  const language = useLanguageHere()

  const { confirm, session } = useHost()
  const { pendingRestoreCode, confirmation } = useStartup()
  const [code, setCode] = useState(() => onlyDigits(pendingRestoreCode ?? ''))
  const [incomplete, setIncomplete] = useState(false)
  const restore = useRestoreProfile()
  const opened = useOpenedProfile()
  const input = useRef<HTMLInputElement>(null)

  const change = (typed: string) => {
    setCode(onlyDigits(typed))
    setIncomplete(false)
    if (!restore.isPending) restore.reset()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (restore.isPending) return
    setIncomplete(code.length !== PROFILE_CODE_LENGTH)
    input.current?.focus()
    if (code.length !== PROFILE_CODE_LENGTH) return
    if (await mayOpen()) restore.mutate(code)
  }

  const mayOpen = async () =>
    session.userId === null ||
    confirm({ title: messages.switchTitle, text: messages.switchText, confirmLabel: messages.switchConfirm })

  // Once a mail was asked for, the code may well have been right.
  const isRefused = restore.isError && !confirmation?.expiresAt
  const error = incomplete
    ? messages.incomplete
    : isRefused
      ? restoreSentence(restore.error, language)
      : undefined
  return (
    <>
      <form className={styles.box} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={input}
          label={messages.label}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          className={styles.code}
          value={code}
          readOnly={restore.isPending}
          onValueChange={change}
        />
        <Button
          type="submit"
          variant="secondary"
          className={styles.submit}
          busy={restore.isPending}
          busyLabel={restore.isWorking ? messages.oneMoment : messages.busy}
        >
          {messages.submit}
        </Button>
      </form>
      <ConfirmByMail />
      <PasskeySignIn mayOpen={mayOpen} onOpened={opened} />
    </>
  )
}
