import { type MedicineMoment, medicineMoment, medicinesAt } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { Banner, Disclosure } from '@gb/ui'
import { useState } from 'react'
import { useProfileRead } from '../../profile/api/profile.query'
import { useLostWeight } from '../api/lost-weight.query'
import { messages } from '../messages'
import { medicineDismissal } from '../model/medicine-dismissal'

const words = messages.medicines

/** Before surgery, and when a tenth of the weight is lost: what to ask the prescriber. Each comes once. */
export function MedicineCard({ userId }: { userId: string }) {
  const today = useLocalDay()
  const profile = useProfileRead()
  const weights = useLostWeight(userId)
  const [read, setRead] = useState<MedicineMoment | null>(null)
  if (profile.data === undefined) return null
  const moment = medicineMoment(profile.data.surgery_date, today, weights)
  if (moment === null || moment === read || medicineDismissal.isRead(moment)) return null
  const dismiss = () => {
    medicineDismissal.keep(moment)
    setRead(moment)
  }
  return (
    <Banner tone="warning" title={words.title[moment]} onDismiss={dismiss} dismissLabel={words.dismiss}>
      <p>{words.ask[moment]}</p>
      <p>{words.unchanged}</p>
      <Disclosure summary={words.which}>
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
