import { useMessages } from '@gb/entries'
import { BackIcon, Button, Card, CheckIcon, NextIcon, Stack, Text } from '@gb/ui'
import { useEffect, useRef } from 'react'
import { Bullets } from '../../shared/bullets'
import { coursesCatalog } from '../messages/generated/courses'
import type { Lesson } from '../model/course'
import styles from './course.module.css'
import { Quiz } from './quiz'

interface Properties {
  lesson: Lesson
  isSaving: boolean
  hasNext: boolean
  onBack: () => void
  onRead: () => void
  onUnread: () => void
  onNext: () => void
}

/** One lesson, from what it is for to where it comes from. Give each lesson a key of its own. */
export function LessonView({ lesson, isSaving, hasNext, onBack, onRead, onUnread, onNext }: Properties) {
  const words = useMessages(coursesCatalog).lesson
  const heading = useRef<HTMLHeadingElement>(null)
  // A lesson begins at its beginning, for the eye and for a screen reader.
  useEffect(() => heading.current?.focus(), [])
  return (
    <article>
      <Stack gap={5}>
        <div>
          <Button variant="quiet" size="small" icon={BackIcon} onClick={onBack}>
            {words.back}
          </Button>
        </div>
        <h3 ref={heading} tabIndex={-1} className={styles.lessonTitle}>
          {lesson.title}
        </h3>
        <div>
          <Text strong>{words.objectives}</Text>
          <Bullets lines={lesson.objectives} />
        </div>
        {lesson.sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h4 className={styles.sectionTitle}>{section.title}</h4>
            {section.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <Card title={words.exercise} headingLevel={3} look="tinted" hue="accent">
          <Text strong>{lesson.exercise.title}</Text>
          <Text>{lesson.exercise.intro}</Text>
          <Bullets lines={lesson.exercise.steps} numbered />
        </Card>
        <Quiz questions={lesson.quiz} />
        <div>
          <Text size="small" tone="muted" strong>
            {words.sources}
          </Text>
          <ul className={styles.sources}>
            {lesson.sources.map(({ source, review_date: day }) => (
              <li key={source}>
                <span lang="en">{source}</span> ({words.reviewed({ day })})
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.ends}>
          {lesson.done_at === null ? (
            <Button size="large" icon={CheckIcon} busy={isSaving} busyLabel={words.saving} onClick={onRead}>
              {words.done}
            </Button>
          ) : (
            <Button variant="quiet" busy={isSaving} busyLabel={words.saving} onClick={onUnread}>
              {words.unread}
            </Button>
          )}
          {hasNext && (
            <Button size="large" variant="secondary" icon={NextIcon} onClick={onNext}>
              {words.next}
            </Button>
          )}
        </div>
      </Stack>
    </article>
  )
}
