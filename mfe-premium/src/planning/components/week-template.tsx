import { Button, Disclosure, FoodIcon, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { messages } from '../messages'
import type { WeeklyTemplate } from '../model/templates'
import { Heading } from './heading'
import styles from './planning.module.css'

interface Properties {
  template: WeeklyTemplate
  onFill: () => void
}

/** A week of meal slots, each with its protein and an idea, and the way to a week with recipes. */
export function WeekTemplate({ template, onFill }: Properties) {
  const { title, description, protein_goal_g: protein, tips, source, review_date: day } = template
  return (
    <Disclosure summary={<Heading title={title} detail={messages.protein(protein)} />}>
      <Stack gap={4}>
        <Text>
          {description} <SourceMark source={source} reviewDay={day} />
        </Text>
        <div>
          <Button variant="secondary" icon={FoodIcon} onClick={onFill}>
            {messages.fill}
          </Button>
        </div>
        {template.days.map((each) => (
          <Day key={each.day} {...each} />
        ))}
        <div>
          <Text strong>{messages.tips}</Text>
          <Bullets lines={tips} />
        </div>
      </Stack>
    </Disclosure>
  )
}

const Day = ({ day, slots }: WeeklyTemplate['days'][number]) => (
  <section>
    <Text strong>{messages.day(day)}</Text>
    <dl className={styles.slots}>
      {slots.map(({ name, idea, protein_aim_g: aim }) => (
        <div key={name} className={styles.slot}>
          <dt>{name}</dt>
          <dd>
            {idea}
            <span className={styles.aim}> {messages.aim(aim)}</span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
