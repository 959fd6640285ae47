// Written by `npm run generate` from ../courses.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  loading: 'Loading courses...',
  failure: {
    server: 'Unable to load educational content. Please try again.',
    network: 'Connection error. Please try again.',
  },
  lessons: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} lesson`, other: `${formats.number(count)} lessons` }),
  minutes: ({ count }: { count: string }) => `About ${count} minutes`,
  read: ({ all, done }: { all: string; done: string }) => `${done} of ${all} lessons read`,
  progress: 'Lessons read',
  topics: ({ title }: { title: string }) => `First topics of ${title}`,
  open: 'Open course',
  goOn: 'Continue',
  window: {
    loading: 'Loading the course...',
    failedTitle: 'The course did not open',
    failed: ({ title }: { title: string }) => `Error loading ${title} content. Please try again`,
    offline: ({ title }: { title: string }) => `Error loading ${title} content. Please check your connection.`,
    retry: 'Retry',
    retrying: 'Loading...',
    lessons: 'Lessons',
    isRead: 'Read',
    goOn: ({ title }: { title: string }) => `Continue "${title}"`,
    extras: 'To save and print',
  },
  lesson: {
    back: 'All lessons',
    objectives: 'After this lesson you can',
    exercise: 'Try it',
    quiz: 'Check yourself',
    nobody: 'Nobody sees your answers. They are not kept.',
    right: 'That is right.',
    notYet: 'Not quite.',
    sources: 'Sources',
    reviewed: ({ day }: { day: string }) => `checked ${day}`,
    done: 'Mark as read',
    saving: 'Saving...',
    next: 'Next lesson',
    unread: 'Mark as not read',
    notSaved: 'We could not mark this lesson as read. Please try again.',
  },
}
