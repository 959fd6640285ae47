import { dialable, isBlank, NAME_LENGTH, writtenText } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Text, TextField } from '@gb/ui'
import { useState, type FormEvent } from 'react'
import { trustedCatalog } from './messages/generated/trusted'
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
  const messages = useMessages(trustedCatalog)
  const [name, setName] = useState(person?.name ?? '')
  const [phone, setPhone] = useState(person?.phone ?? '')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = isBlank(name) && isBlank(phone)
    if (!isEmpty && dialable(phone) === null) return setRefused(true)
    const written = writtenText(name)
    keepTrustedPerson(userId, isEmpty ? null : { name: written, phone: phone.trim() })
    const text = written === '' ? messages.notedNameless : messages.noted({ name: written })
    if (!isEmpty) notify({ tone: 'success', text })
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
