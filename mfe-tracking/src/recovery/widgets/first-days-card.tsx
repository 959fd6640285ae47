import { type CareAdvice, firstDayOn, helpOf, recoveryAdvice } from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { useLocalDay } from '@gb/entries'
import { Card, DangerIcon, HeartIcon, List, ListRow } from '@gb/ui'
import { useState } from 'react'
import { useDrunkToday } from '../api/drunk-today.query'
import { useRecoveryDays } from '../api/recovery-days.query'
import { DayWindow } from '../components/day-window'
import { messages } from '../messages'
import { isUrgent } from '../model/is-urgent'
import { type Told, TAPS, toldCount } from '../model/tap'
import { answersOf } from '../model/answers-of'

interface Properties {
  userId: string
  surgeryDate: string
}

/** One line of Home that leads to the five taps of the day, and says what is urgent also without a connection. */
export function FirstDaysCard({ userId, surgeryDate }: Properties) {
  const today = useLocalDay()
  const read = useRecoveryDays(userId)
  const drunk = useDrunkToday(userId, today)
  const [isOpen, setOpen] = useState(false)
  const [nothingDrunkOn, setNothingDrunkOn] = useState<string | null>(null)
  const day = firstDayOn(surgeryDate, today)
  if (day === null) return null
  const told: Told = {
    answers: answersOf(read.days, today),
    isDrinkTold: drunk.totalOz > 0 || nothingDrunkOn === today,
  }
  const advice = recoveryAdvice(read.days, { today, surgeryDate })
  return (
    <Card>
      <div data-hue={isUrgent(advice) ? 'danger' : undefined}>
        <List>
          <DayRow day={day} told={told} advice={advice} onSelect={() => setOpen(true)} />
        </List>
      </div>
      {isOpen && (
        <DayWindow
          userId={userId}
          day={{ number: day, today, surgeryDate }}
          told={told}
          advice={advice}
          drunk={drunk}
          read={read}
          onNothingDrunk={() => setNothingDrunkOn(today)}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

interface RowProperties {
  day: number
  told: Told
  advice: CareAdvice | null
  onSelect: () => void
}

function DayRow({ day, told, advice, onSelect }: RowProperties) {
  const number = helpOf(useHelpCountry()[0])?.emergency
  const urgent = isUrgent(advice) ? messages.urgent[advice.level](number) : null
  return (
    <ListRow
      icon={urgent === null ? HeartIcon : DangerIcon}
      title={messages.row(day)}
      detail={urgent ?? messages.told(toldCount(told), TAPS.length)}
      onSelect={onSelect}
    />
  )
}
