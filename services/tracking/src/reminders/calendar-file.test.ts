import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { calendarFile, folded } from './calendar-file.js'

const PERSON = { name: 'Gastric Buddy', userId: 'u', now: new Date('2026-11-20T08:30:05.123Z') }

describe(folded.name, () => {
  it('has no line above 75 bytes and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const lines = folded(text).split('\r\n ')
        for (const [n, line] of lines.entries())
          expect(Buffer.byteLength(line) + (n > 0 ? 1 : 0)).toBeLessThanOrEqual(75)
        expect(lines.join('')).toBe(text)
      }),
    )
  })
})

describe(calendarFile.name, () => {
  const daily = {
    id: 'daily-510',
    day: '2026-11-20',
    time: '08:30',
    weekday: null,
    text: 'One, two; \\three\nfour',
  }

  it('is a calendar of local times that come again', () => {
    const lines = calendarFile([{ ...daily, text: 'Time for your check' }], PERSON).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Gastric Buddy//Reminders//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Gastric Buddy',
      'BEGIN:VEVENT',
      'UID:daily-510.u@gastric-buddy',
      'DTSTAMP:20261120T083005Z',
      'DTSTART:20261120T083000',
      'DURATION:PT5M',
      'RRULE:FREQ=DAILY',
      'SUMMARY:Time for your check',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Time for your check',
      'TRIGGER:PT0M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('lets no text end a line or a value', () => {
    expect(calendarFile([daily], PERSON)).toContain('SUMMARY:One\\, two\\; \\\\three\\nfour\r\n')
  })

  it('names the day of a week', () => {
    expect(calendarFile([{ ...daily, weekday: 'wednesday' }], PERSON)).toContain(
      'RRULE:FREQ=WEEKLY;BYDAY=WE\r\n',
    )
  })
})
