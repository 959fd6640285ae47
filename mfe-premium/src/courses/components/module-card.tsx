import { useMessages } from '@gb/entries'
import { Button, Card, CheckIcon, LearnIcon, ProgressBar, Stack, Text, VisuallyHidden } from '@gb/ui'
import { coursesCatalog } from '../messages/generated/courses'
import type { CourseModule } from '../model/course'
import styles from './course.module.css'

/** How many topics of a course stand outside. Source: product-rules 2, Premium. */
const TOPICS_OUTSIDE = 3

/** A course from outside: what it is about, and how far the person has read. */
export function ModuleCard({ module, onOpen }: { module: CourseModule; onOpen: () => void }) {
  const messages = useMessages(coursesCatalog)
  const { title, description, lessons, lessons_done: read, duration, level, topics } = module
  return (
    <Card title={title} icon={LearnIcon} hue="vitamins">
      <Stack gap={3}>
        <Text>{description}</Text>
        <ul className={styles.topics} aria-label={messages.topics({ title })}>
          {topics.slice(0, TOPICS_OUTSIDE).map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {level} · {messages.lessons({ count: lessons })} · {duration}
        </Text>
        {read > 0 && (
          <ProgressBar
            label={messages.progress}
            value={read}
            max={lessons}
            valueText={messages.read({ done: `${read}`, all: `${lessons}` })}
            hue="vitamins"
          />
        )}
        <Button variant="secondary" block {...(read === lessons && { icon: CheckIcon })} onClick={onOpen}>
          {read > 0 && read < lessons ? messages.goOn : messages.open}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Stack>
    </Card>
  )
}
