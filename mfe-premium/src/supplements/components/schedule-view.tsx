import { useMessages } from '@gb/entries'
import { Badge, Button, Disclosure, Stack, Text, TimeIcon } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { useRemind } from '../api/remind.mutation'
import { supplementsCatalog } from '../messages/generated/supplements'
import type { Schedule } from '../model/guide'
import { NotReminded } from './not-reminded'
import styles from './supplements.module.css'

interface Properties {
  userId: string
  schedule: Schedule
  isCurrent: boolean
}

/** What is taken through a day, and its times as reminders. */
export function ScheduleView({ userId, schedule, isCurrent }: Properties) {
  const messages = useMessages(supplementsCatalog)
  const remind = useRemind(userId)
  const summary = (
    <span className={styles.heading}>
      {schedule.title} {isCurrent && <Badge hue="vitamins">{messages.forNow}</Badge>}
    </span>
  )
  return (
    <Disclosure summary={summary} defaultOpen={isCurrent}>
      <Stack gap={4}>
        <Text>
          {schedule.summary} <SourceMark source={schedule.source} reviewDay={schedule.review_date} />
        </Text>
        <ol className={styles.slots}>
          {schedule.slots.map((slot) => (
            <li key={slot.label} className={styles.slot}>
              <Text strong>{slot.label}</Text>
              {slot.items.map((item) => (
                <div key={item.name}>
                  <Text>
                    {item.name}, {item.dose} <SourceMark source={item.source} reviewDay={item.review_date} />
                  </Text>
                  <Text size="small" tone="muted">
                    {item.how}
                  </Text>
                </div>
              ))}
            </li>
          ))}
        </ol>
        <Bullets lines={schedule.notes} />
        <div>
          <Button
            variant="secondary"
            icon={TimeIcon}
            busy={remind.isPending}
            busyLabel={messages.reminding}
            onClick={() => remind.mutate(schedule.slots)}
          >
            {messages.remind}
          </Button>
        </div>
        {remind.isSuccess && <NotReminded plan={remind.data.plan} />}
      </Stack>
    </Disclosure>
  )
}
