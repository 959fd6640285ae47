import { useMessages } from '@gb/entries'
import type { CareAdvice } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, ErrorState, InfoMark, Modal, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import type { RecoveryDays } from '../api/recovery-days.query'
import { useRecoveryLog } from '../api/use-recovery-log'
import { recoveryCatalog } from '../messages/generated/recovery'
import { nextTap, type Tap, TAPS, type Told, toldCount } from '../model/tap'
import { isUrgent } from '../model/is-urgent'
import { Answers } from './answers'
import { ClinicPage } from './clinic-page'
import { Question } from './question'
import { TodaysFoods } from './todays-foods'
import { UrgentCard } from './urgent-card'
import { useChecked } from '../../shared/use-days'

interface Properties {
  userId: string
  day: { number: number; today: string; surgeryDate: string }
  told: Told
  advice: CareAdvice | null
  drunk: { totalOz: number; goalOz: number | null }
  read: RecoveryDays
  onNothingDrunk: () => void
  onClose: () => void
}

/** The five taps of a day: what is urgent, one question at a time, what was said, what may be eaten, and a page for the clinic. */
export function DayWindow(props: Properties) {
  const messages = useMessages(recoveryCatalog)
  const checked = useChecked()
  const { userId, day, told, advice, drunk, read, onNothingDrunk, onClose } = props
  const { navigate } = useHost()
  const log = useRecoveryLog(read)
  const [changed, setChanged] = useState<Tap | null>(null)
  const [hasTapped, setTapped] = useState(false)
  const asked = changed ?? nextTap(told)
  const tapped = (writing: Promise<boolean>): void => {
    setTapped(true)
    // Another one may be asked for anew before this one is kept.
    void writing.then((isKept) => setChanged((now) => (isKept && now === asked ? null : now)))
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={day.number === 0 ? messages.dayOfSurgery : messages.dayOf({ day: String(day.number) })}
    >
      <Stack gap={5}>
        <UrgentCard
          advice={advice}
          after={toldCount(told)}
          onCard={() => leave(onClose, () => navigate('normal'))}
        />
        {asked === null ? (
          <Text strong>{messages.allTold}</Text>
        ) : (
          <Question
            key={asked}
            tap={asked}
            place={messages.place({ count: String(TAPS.indexOf(asked) + 1), of: String(TAPS.length) })}
            drunk={drunk}
            takesFocus={hasTapped}
            comesIntoView={changed !== null || !isUrgent(advice)}
            onAnswer={(answer) => tapped(log.answer(answer))}
            onDrink={(oz) => tapped(log.drink(oz))}
            onNothingDrunk={() => {
              setTapped(true)
              setChanged(null)
              onNothingDrunk()
            }}
          />
        )}
        {read.isUnread && (
          <ErrorState
            isBrief
            title={messages.unread}
            retryLabel={messages.retry}
            retrying={read.isFetching}
            onRetry={read.refetch}
          >
            {messages.unreadText}
          </ErrorState>
        )}
        {toldCount(told) > 0 && (
          <Answers
            told={told}
            drunk={drunk}
            isWaiting={read.days.some((one) => one.day === day.today && one.state === 'waiting')}
            onChange={(tap) => {
              setTapped(true)
              setChanged(tap)
            }}
          />
        )}
        <Text size="small" tone="muted">
          {messages.watch} <InfoMark after={messages.nobodyReads} {...messages.from} reviewed={checked} />
        </Text>
        <Button variant="secondary" block onClick={() => leave(onClose, () => navigate('normal'))}>
          {messages.normal}
        </Button>
        <TodaysFoods userId={userId} today={day.today} />
        <ClinicPage userId={userId} today={day.today} />
      </Stack>
    </Modal>
  )
}

/** The window closes first: Back would else lead into it from the other screen. */
const leave = (close: () => void, go: () => void): void => {
  close()
  go()
}
