import { Disclosure, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { messages } from '../messages'
import type { WeeklyTemplate } from '../model/templates'
import { Heading } from './heading'
import styles from './planning.module.css'

/** A week of meal slots, each with its protein and an idea. */
export function WeekTemplate({ template }: { template: WeeklyTemplate }) {
  const { title, description, protein_goal_g: protein, days, tips, source, review_date: day } = template
  return (
    <Disclosure summary={<Heading title={title} detail={messages.protein(protein)} />}>
      <Stack gap={4}>
        <Text>
          {description} <SourceMark source={source} reviewDay={day} />
        </Text>
        {days.map((each) => (
          <section key={each.day}>
            <Text strong>{messages.day(each.day)}</Text>
            <dl className={styles.slots}>
              {each.slots.map((slot) => (
                <div key={slot.name} className={styles.slot}>
                  <dt>{slot.name}</dt>
                  <dd>
                    {slot.idea}
                    <span className={styles.aim}> {messages.aim(slot.protein_aim_g)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div>
          <Text strong>{messages.tips}</Text>
          <Bullets lines={tips} />
        </div>
      </Stack>
    </Disclosure>
  )
}
