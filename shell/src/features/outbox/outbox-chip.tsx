import { deferred } from '@gb/mfe-contract'
import { useState } from 'react'
import { Brought } from '@gb/entries'
import { useUnsent } from './model/use-unsent'
import styles from './outbox-chip.module.css'

const chip = deferred(() => import('./chip').then((loaded) => loaded.inOwnLanguage()))

/** How much is not sent yet, in the header; a press lists it. Nothing while all is sent. */
export function OutboxChip() {
  const unsent = useUnsent()
  const isAny = unsent.waiting.length + unsent.refused.length > 0
  // An open list outlives the last of what it lists.
  const [wasAny, setWasAny] = useState(isAny)
  if (isAny && !wasAny) setWasAny(true)
  return (
    <span role="status" className={styles.place}>
      {wasAny && <Brought part={chip} partProps={unsent} />}
    </span>
  )
}
