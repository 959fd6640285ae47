import { NetworkError } from '@gb/api-client'
import { useLanguageHere, useMessages } from '@gb/entries'
import { InEnglish } from '@gb/own-words'
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  ErrorState,
  List,
  ListRow,
  Loading,
  Modal,
  NextIcon,
  SkeletonText,
  Stack,
  Text,
} from '@gb/ui'
import { useEffect, useRef, useState } from 'react'
import { useCourse } from '../api/course.query'
import { useLessonProgress } from '../api/lesson-progress.mutation'
import { coursesCatalog } from '../messages/generated/courses'
import type { Course, CourseModule, Lesson } from '../model/course'
import { Extras } from './extras'
import { LessonView } from './lesson-view'

interface Properties {
  userId: string
  module: CourseModule
  onClose: () => void
}

/** A course: its lessons, one of them, and what there is to keep. */
export function CourseWindow({ userId, module, onClose }: Properties) {
  const words = useMessages(coursesCatalog).window
  const course = useCourse(userId, module.module_id)
  const [lessonId, setLessonId] = useState<string | null>(null)
  return (
    <Modal
      open
      size="large"
      onClose={onClose}
      title={module.title}
      // Who reads a lesson knows by then what the course is about.
      {...(lessonId === null && { description: module.description })}
    >
      {course.data !== undefined ? (
        <SpokenCourse userId={userId} course={course.data} lessonId={lessonId} onOpen={setLessonId} />
      ) : course.isError ? (
        <ErrorState
          title={words.failedTitle}
          retryLabel={words.retry}
          retrying={course.isFetching}
          retryingLabel={words.retrying}
          onRetry={() => void course.refetch()}
        >
          {course.error instanceof NetworkError
            ? words.offline({ title: module.title })
            : words.failed({ title: module.title })}
        </ErrorState>
      ) : (
        <Loading label={words.loading}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Modal>
  )
}

interface OpenProperties {
  userId: string
  course: Course
  /** The lesson that is read; null for the list of all. */
  lessonId: string | null
  onOpen: (lessonId: string | null) => void
}

/** In English where the server has it in English alone. */
const SpokenCourse = (open: OpenProperties) =>
  open.course.language === useLanguageHere() ? (
    <OpenCourse {...open} />
  ) : (
    <InEnglish>
      <OpenCourse {...open} />
    </InEnglish>
  )

function OpenCourse({ userId, course, lessonId, onOpen }: OpenProperties) {
  const progress = useLessonProgress(userId, course.module_id)
  const index = course.lessons.findIndex((lesson) => lesson.lesson_id === lessonId)
  const lesson = course.lessons[index]
  const isOpen = useRef(lessonId)
  useEffect(() => {
    isOpen.current = lessonId
  }, [lessonId])
  if (lesson === undefined) return <Overview course={course} onOpen={onOpen} />
  const next = course.lessons[index + 1]
  // Who has left the lesson before it was saved stays where they are.
  const goOn = () => {
    if (isOpen.current === lesson.lesson_id) onOpen(next?.lesson_id ?? null)
  }
  return (
    <LessonView
      key={lesson.lesson_id}
      lesson={lesson}
      isSaving={progress.isPending}
      hasNext={next !== undefined}
      onBack={() => onOpen(null)}
      onRead={() => progress.mutate({ lessonId: lesson.lesson_id, isRead: true }, { onSuccess: goOn })}
      onUnread={() => progress.mutate({ lessonId: lesson.lesson_id, isRead: false })}
      onNext={goOn}
    />
  )
}

function Overview({ course, onOpen }: { course: Course; onOpen: (lessonId: string) => void }) {
  const messages = useMessages(coursesCatalog)
  const words = messages.window
  const nextUp = course.lessons.find((lesson) => lesson.done_at === null)
  const hasBegun = course.lessons.some((lesson) => lesson.done_at !== null)
  return (
    <Stack gap={5}>
      <Text size="small" tone="muted">
        {course.notice}
      </Text>
      {hasBegun && nextUp !== undefined && (
        <Button block icon={NextIcon} onClick={() => onOpen(nextUp.lesson_id)}>
          {words.goOn({ title: nextUp.title })}
        </Button>
      )}
      <List label={words.lessons}>
        {course.lessons.map((lesson, index) => (
          <ListRow
            key={lesson.lesson_id}
            title={`${index + 1}. ${lesson.title}`}
            detail={messages.minutes({ count: `${lesson.minutes}` })}
            trailing={<ReadMark lesson={lesson} />}
            onSelect={() => onOpen(lesson.lesson_id)}
          />
        ))}
      </List>
      <Card title={words.extras} headingLevel={3} look="plain">
        <Extras extras={course.extras} />
      </Card>
    </Stack>
  )
}

function ReadMark({ lesson }: { lesson: Lesson }) {
  const words = useMessages(coursesCatalog).window
  if (lesson.done_at === null) return null
  return (
    <Badge icon={CheckIcon} hue="success">
      {words.isRead}
    </Badge>
  )
}
