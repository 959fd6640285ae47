import { MEDICINES_SOURCE, type MedicineMoment, medicinesAt, SCREENS_CHECKED_ON } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { SaidBy } from '@gb/own-words'
import { InfoMark } from '@gb/ui'
import { medicinesCatalog } from './messages/generated/medicines'
import { medicineBooks } from './words'

/** Whom to ask about the medicines, and that none is left out before. */
export function WhatToAsk() {
  const words = useMessages(medicinesCatalog)
  return (
    <p>
      {words.ask}{' '}
      <InfoMark
        after={words.unchanged}
        label={words.source}
        source={MEDICINES_SOURCE}
        reviewed={words.reviewed({ day: SCREENS_CHECKED_ON })}
      />
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
            <strong>
              <SaidBy books={medicineBooks} sentence={medicines} />
            </strong>
            : <SaidBy books={medicineBooks} sentence={why} />.
          </li>
        ))}
      </ul>
    </>
  )
}
