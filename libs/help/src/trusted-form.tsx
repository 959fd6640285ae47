import { dialable, isBlank, NAME_LENGTH, writtenText } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, Text, TextField } from '@gb/ui'
import { useState, type FormEvent } from 'react'
import { messages } from './messages'
import styles from './trusted-call.module.css'
import { keepTrustedPerson, type TrustedPerson } from './trusted-person'

interface Properties {
  userId: string
  person: TrustedPerson | null
  onDone: () => void
}

/** Notes a trusted person, or forgets one when both fields are empty. */
export function TrustedForm({ userId, person, onDone }: Properties) {
  const { notify } = useHost()
  const [name, setName] = useState(person?.name ?? '')
  const [phone, setPhone] = useState(person?.phone ?? '')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = isBlank(name) && isBlank(phone)
    if (!isEmpty && dialable(phone) === null) return setRefused(true)
    keepTrustedPerson(userId, isEmpty ? null : { name: writtenText(name), phone: phone.trim() })
    if (!isEmpty) notify({ tone: 'success', text: messages.noted(writtenText(name)) })
    onDone()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Text strong>{messages.who}</Text>
      <TextField
        label={messages.name}
        optionalText={messages.optional}
        maxLength={NAME_LENGTH.max}
        autoComplete="off"
        value={name}
        onValueChange={setName}
      />
      <TextField
        label={messages.phone}
        type="tel"
        autoComplete="off"
        hint={messages.whoText}
        error={isRefused ? messages.phoneRefused : undefined}
        value={phone}
        onValueChange={(text) => {
          setPhone(text)
          setRefused(false)
        }}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onDone}>
          {messages.cancel}
        </Button>
        <Button type="submit">{messages.keep}</Button>
      </div>
    </form>
  )
}
