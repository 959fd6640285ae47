import { Card, Grid, Skeleton } from '@gb/ui'
import { useState } from 'react'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { useCourses } from './api/courses.query'
import { CourseWindow } from './components/course-window'
import { ModuleCard } from './components/module-card'
import { messages } from './messages'
import type { CourseModule } from './model/course'

/** The four courses, and the window of the one that is open. */
export function Courses({ userId }: SectionProps) {
  const courses = useCourses(userId)
  const [open, setOpen] = useState<CourseModule | null>(null)
  return (
    <>
      {courses.data === undefined ? (
        <Card>
          <ReadState
            read={courses}
            failure={messages.failure}
            loadingLabel={messages.loading}
            loading={<Skeleton height={420} shape="block" />}
          />
        </Card>
      ) : (
        <Grid gap={4} min={320}>
          {courses.data.map((module) => (
            <ModuleCard key={module.module_id} module={module} onOpen={() => setOpen(module)} />
          ))}
        </Grid>
      )}
      {open !== null && <CourseWindow userId={userId} module={open} onClose={() => setOpen(null)} />}
    </>
  )
}
