import { MAILED_CODE } from '@gb/domain'
import { Button, TextField } from '@gb/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLanguageHere, useMessages } from '@gb/entries'
import { mailedCodeCatalog } from './messages/generated/mailed-code'
import { mailSentence } from './mail-sentence'
import styles from './code-box.module.css'

const onlyDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, MAILED_CODE.digits)

interface Properties {
  confirm: {
    isPending: boolean
    error: unknown
    mutate: (code: string) => void
    reset: () => void
  }
  /** Puts the cursor into the field when it appears, as the answer to a press. */
  takesFocus?: boolean
}

/** The 8 digits of a mail and the button that sends them. */
export function MailCodeBox({ confirm, takesFocus = false }: Properties) {
  const messages = useMessages(mailedCodeCatalog)
  const language = useLanguageHere()

  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const change = (typed: string) => {
    setCode(onlyDigits(typed))
    setIncomplete(false)
    if (!confirm.isPending) confirm.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (confirm.isPending) return
    const isComplete = code.length === MAILED_CODE.digits
    setIncomplete(!isComplete)
    input.current?.focus()
    if (isComplete) confirm.mutate(code)
  }
  const failure = confirm.error === null ? undefined : mailSentence(confirm.error, language)
  return (
    <form className={styles.box} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={messages.label}
        error={incomplete ? messages.incomplete : failure}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        value={code}
        readOnly={confirm.isPending}
        onValueChange={change}
      />
      <Button
        type="submit"
        className={styles.submit}
        busy={confirm.isPending}
        busyLabel={messages.confirming}
      >
        {messages.confirm}
      </Button>
    </form>
  )
}
