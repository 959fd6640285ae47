import { type CareAdvice, firstDayOn, helpOf, recoveryAdvice } from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { useLocalDay, useMessages } from '@gb/entries'
import { Card, DangerIcon, HeartIcon, List, ListRow } from '@gb/ui'
import { useState } from 'react'
import { useDrunkToday } from '../api/drunk-today.query'
import { useRecoveryDays } from '../api/recovery-days.query'
import { DayWindow } from '../components/day-window'
import { recoveryCatalog } from '../messages/generated/recovery'
import { isUrgent } from '../model/is-urgent'
import { type Told, TAPS, toldCount } from '../model/tap'
import { answersOf } from '../model/answers-of'
import { callsCatalog } from '@gb/help'
import { sharedCatalog } from '../../shared/messages/generated/shared'
import { inOwnWords } from '@gb/own-words'
import { useUrgentInWords } from '../urgent-words'

const WORDS = [recoveryCatalog, sharedCatalog, callsCatalog]

interface Properties {
  userId: string
  surgeryDate: string
}

/** One line of Home that leads to the five taps of the day, and says what is urgent also without a connection. */
function FirstDaysCard({ userId, surgeryDate }: Properties) {
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

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(FirstDaysCard, WORDS)

interface RowProperties {
  day: number
  told: Told
  advice: CareAdvice | null
  onSelect: () => void
}

function DayRow({ day, told, advice, onSelect }: RowProperties) {
  const messages = useMessages(recoveryCatalog)
  const urgentInWords = useUrgentInWords()
  const number = helpOf(useHelpCountry()[0])?.emergency
  const urgent = isUrgent(advice) ? urgentInWords(advice.level, number) : null
  return (
    <ListRow
      icon={urgent === null ? HeartIcon : DangerIcon}
      title={day === 0 ? messages.rowOfSurgery : messages.row({ day: String(day) })}
      detail={urgent ?? messages.told({ count: String(toldCount(told)), of: String(TAPS.length) })}
      onSelect={onSelect}
    />
  )
}
