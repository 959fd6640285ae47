// Written by `npm run generate` from ../supplements.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  loading: 'Loading the supplement guide...',
  failure: {
    server: 'Error loading supplement guide. Please try again.',
    network: 'Error loading supplement guide. Please check your connection.',
  },
  schedules: 'Through the day',
  forNow: 'For you now',
  interactions: 'What goes together, and what does not',
  charts: 'Quick reference',
  monitoring: 'Blood tests',
  levels: {
    avoid: 'Avoid',
    keep_apart: 'Keep apart',
    ask_first: 'Ask first',
    helps: 'Helps',
  },
  hours: ({ hours }: { hours: number }) => formats.plural(hours, { one: `${formats.number(hours)} hour apart`, other: `${formats.number(hours)} hours apart` }),
  noSurgeryDate: 'Add your surgery date to your profile to see your own dates here.',
  toProfile: 'Update Profile',
  due: ({ day }: { day: string }) => `Around ${day}`,
  inTime: ({ from, to }: { from: string; to: string }) => `On time between ${from} and ${to}`,
  states: {
    past: 'Past',
    now: 'Now',
    ahead: 'Coming up',
  },
  tests: 'What is tested',
  also: 'Also',
  notKnown: 'These dates show when tests are usually done, not whether you had yours.',
  remind: 'Set these reminders',
  reminding: 'Saving...',
  reminded: 'The reminder times are saved, outside your quiet hours. They are under Vitamins, where you can turn on notifications for this phone.',
  remindedSome: 'Some of these times are reminders now, outside your quiet hours. The others are below the schedule.',
  noneFits: 'All of these times are in your quiet hours. Your reminders stay as they are.',
  notAll: 'Not every time could be set',
  leftOut: {
    one_each: ({ names, time }: { names: string; time: string }) => `${time}, ${names}: there is one vitamin reminder for each part of the day, and an earlier time has it.`,
    quiet: ({ names, time }: { names: string; time: string }) => `${time}, ${names}: this is in your quiet hours.`,
  },
  setAlarm: 'You can set an alarm on your phone for these.',
  movedTitle: 'Set outside your quiet hours',
  moved: ({ from, to }: { from: string; to: string }) => `${from} is set to ${to}, outside your quiet hours.`,
  openVitamins: 'Open Vitamins',
  notReminded: 'The reminder times could not be saved. Nothing has changed. Please try again.',
}
