import type { CalendarReminder } from '@gb/domain'

/** An event as it is written: with what it says in place of what it is about. */
type CalendarEvent = Omit<CalendarReminder, 'items'> & { readonly text: string }

const LINE_BYTES = 75
const BREAK = '\r\n'

/** Text of RFC 5545, 3.3.11: what would end a value or a list stands behind a backslash. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n')

/** RFC 5545, 3.1: no line is longer than 75 bytes, and no character is cut in two. */
export const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join(BREAK)
}

const stamp = (instant: Date): string => `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`

const event = ({ id, day, time, weekday, text }: CalendarEvent, userId: string, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}.${userId}@gastric-buddy`,
  `DTSTAMP:${stamp(now)}`,
  // Without a zone: the time of the clock wherever the phone is, which every change of the clock keeps.
  `DTSTART:${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
  'DURATION:PT5M',
  weekday === null ? 'RRULE:FREQ=DAILY' : `RRULE:FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()}`,
  `SUMMARY:${escaped(text)}`,
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(text)}`,
  'TRIGGER:PT0M',
  'END:VALARM',
  'END:VEVENT',
]

/** A calendar (RFC 5545) of reminders, for phones without push. */
export const calendarFile = (
  reminders: readonly CalendarEvent[],
  { name, userId, now }: { name: string; userId: string; now: Date },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gastric Buddy//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...reminders.flatMap((reminder) => event(reminder, userId, now)),
    'END:VCALENDAR',
    '',
  ]
    .map((line) => folded(line))
    .join(BREAK)
