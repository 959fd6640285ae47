import { dialable } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, ButtonLink, InstallIcon as PhoneIcon, ProfileIcon } from '@gb/ui'
import { useState } from 'react'
import { trustedCatalog } from './messages/generated/trusted'
import styles from './trusted-call.module.css'
import { TrustedForm } from './trusted-form'
import { useTrustedPerson } from './trusted-person'

/** Calls the person that was noted, or asks who that is. */
export function TrustedCall({ userId }: { userId: string }) {
  const messages = useMessages(trustedCatalog)
  const person = useTrustedPerson(userId)
  const [isAsking, setAsking] = useState(false)
  if (isAsking) return <TrustedForm userId={userId} person={person} onDone={() => setAsking(false)} />
  const number = person === null ? null : dialable(person.phone)
  if (person === null || number === null) {
    return (
      <Button variant="secondary" block icon={ProfileIcon} onClick={() => setAsking(true)}>
        {messages.trusted}
      </Button>
    )
  }
  return (
    <div className={styles.row}>
      <ButtonLink variant="secondary" block icon={PhoneIcon} href={`tel:${number}`}>
        {person.name === '' ? messages.trusted : messages.trustedNamed({ name: person.name })}
      </ButtonLink>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {messages.change}
      </Button>
    </div>
  )
}
