import { MEDICINES_FROM, type MedicineMoment, medicinesAt } from '@gb/domain'
import { Banner, Disclosure, InfoMark } from '@gb/ui'
import { useState } from 'react'
import { restMessages as messages } from '../rest-messages'
import { medicineDismissal } from '../model/medicine-dismissal'

const words = messages.medicines

/** Before surgery, and when a tenth of the weight is lost: what to ask the prescriber. Each comes once. */
export function MedicineCard({ moment }: { moment: MedicineMoment }) {
  const [read, setRead] = useState<MedicineMoment | null>(null)
  if (moment === read || medicineDismissal.isRead(moment)) return null
  const dismiss = () => {
    medicineDismissal.keep(moment)
    setRead(moment)
  }
  return (
    <Banner tone="warning" title={words.title[moment]} onDismiss={dismiss} dismissLabel={words.dismiss}>
      <p>
        {words.ask} {words.unchanged} <InfoMark {...MEDICINES_FROM} />
      </p>
      <Disclosure summary={words.which}>
        <p>{words.why[moment]}</p>
        <ul>
          {medicinesAt(moment).map(({ id, medicines, why }) => (
            <li key={id}>
              <strong>{medicines}</strong>: {why}.
            </li>
          ))}
        </ul>
      </Disclosure>
    </Banner>
  )
}
