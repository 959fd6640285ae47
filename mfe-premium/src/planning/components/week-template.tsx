import type { Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, Disclosure, FoodIcon, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { planningCatalog } from '../messages/generated/planning'
import type { WeeklyTemplate } from '../model/templates'
import { Heading } from './heading'
import styles from './planning.module.css'

interface Properties {
  template: WeeklyTemplate
  /** What it is written in. */
  language: Language
  onFill: () => void
}

/** A week of meal slots, each with its protein and an idea, and the way to a week with recipes. */
export function WeekTemplate({ template, language, onFill }: Properties) {
  const messages = useMessages(planningCatalog)
  const { title, description, protein_goal_g: protein, tips, source, review_date: day } = template
  return (
    <Disclosure
      summary={<Heading title={title} language={language} detail={messages.protein({ grams: protein })} />}
    >
      <Stack gap={4}>
        <Text>
          <span lang={language}>{description}</span> <SourceMark source={source} reviewDay={day} />
        </Text>
        <div>
          <Button variant="secondary" icon={FoodIcon} onClick={onFill}>
            {messages.fill}
          </Button>
        </div>
        {template.days.map((each) => (
          <Day key={each.day} {...each} language={language} />
        ))}
        <div>
          <Text strong>{messages.tips}</Text>
          <div lang={language}>
            <Bullets lines={tips} />
          </div>
        </div>
      </Stack>
    </Disclosure>
  )
}

function Day({ day, slots, language }: WeeklyTemplate['days'][number] & { language: Language }) {
  const messages = useMessages(planningCatalog)
  return (
    <section>
      <Text strong>{messages.day({ day })}</Text>
      <dl className={styles.slots}>
        {slots.map(({ name, idea, protein_aim_g: aim }) => (
          <div key={name} className={styles.slot}>
            <dt lang={language}>{name}</dt>
            <dd>
              <span lang={language}>{idea}</span>
              <span className={styles.aim}> {messages.aim({ grams: aim })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
