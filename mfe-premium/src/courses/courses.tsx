import { useLanguageHere, useMessages } from '@gb/entries'
import { InEnglish, inOwnWords } from '@gb/own-words'
import { Card, Grid, Skeleton } from '@gb/ui'
import { useState } from 'react'
import { sectionCatalogs } from '../shared/failure'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { useCourses } from './api/courses.query'
import { CourseWindow } from './components/course-window'
import { ModuleCard } from './components/module-card'
import { coursesCatalog } from './messages/generated/courses'
import type { CourseModule } from './model/course'

const WORDS = [coursesCatalog, ...sectionCatalogs]

/** The four courses, and the window of the one that is open. */
export function Courses({ userId }: SectionProps) {
  const messages = useMessages(coursesCatalog)
  const language = useLanguageHere()
  const courses = useCourses(userId)
  if (courses.data === undefined)
    return (
      <Card>
        <ReadState
          read={courses}
          failure={messages.failure}
          loadingLabel={messages.loading}
          loading={<Skeleton height={420} shape="block" />}
        />
      </Card>
    )
  const list = <CourseList userId={userId} modules={courses.data.educational_modules} />
  return courses.data.language === language ? list : <InEnglish>{list}</InEnglish>
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(Courses, WORDS)

function CourseList({ userId, modules }: { userId: string; modules: readonly CourseModule[] }) {
  const [open, setOpen] = useState<CourseModule | null>(null)
  return (
    <>
      <Grid gap={4} min={320}>
        {modules.map((module) => (
          <ModuleCard key={module.module_id} module={module} onOpen={() => setOpen(module)} />
        ))}
      </Grid>
      {open !== null && <CourseWindow userId={userId} module={open} onClose={() => setOpen(null)} />}
    </>
  )
}
