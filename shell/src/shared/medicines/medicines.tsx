import { MEDICINES_FROM, type MedicineMoment, medicinesAt } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { InfoMark } from '@gb/ui'
import { medicinesCatalog } from './messages/generated/medicines'

/** Whom to ask about the medicines, and that none is left out before. */
export function WhatToAsk() {
  const words = useMessages(medicinesCatalog)
  return (
    <p>
      {words.ask} <InfoMark after={words.unchanged} {...MEDICINES_FROM} />
    </p>
  )
}

/** The medicines to ask about at a moment, and why. */
export function Medicines({ moment }: { moment: MedicineMoment }) {
  const words = useMessages(medicinesCatalog)
  return (
    <>
      <p>{words.why[moment]}</p>
      <ul>
        {medicinesAt(moment).map(({ id, medicines, why }) => (
          <li key={id}>
            <strong>{medicines}</strong>: {why}.
          </li>
        ))}
      </ul>
    </>
  )
}
