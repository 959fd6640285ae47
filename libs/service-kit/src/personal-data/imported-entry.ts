import { daysBetween, IMPORTED_ENTRY, isTimeZone } from '@gb/domain'
import { buildMessage, IsUUID, ValidateBy } from 'class-validator'
import { isCalendarDay } from '../base/validation/calendar.js'

const MINUTE_MS = 60_000
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

const isImportable = (value: unknown): value is string =>
  typeof value === 'string' &&
  ISO_INSTANT.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  value >= IMPORTED_ENTRY.earliestDay &&
  Date.parse(value) <= Date.now() + IMPORTED_ENTRY.maxMinutesAhead * MINUTE_MS

/** The instant of an imported entry, as far back as an import goes. */
const ImportedInstantField = (): PropertyDecorator =>
  ValidateBy({
    name: 'isImportableInstant',
    validator: {
      validate: isImportable,
      defaultMessage: buildMessage(
        () =>
          `$property must be an instant in UTC like 2026-11-20T08:30:00.000Z, from ${IMPORTED_ENTRY.earliestDay} to now.`,
      ),
    },
  })

const ImportedZoneField = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: (value) => typeof value === 'string' && isTimeZone(value),
      defaultMessage: buildMessage(() => '$property must be a time zone like America/New_York.'),
    },
  })

// The day was fixed when the entry was written, by the rules its zone had then; it is held to what any zone allows.
const isDayOf = (day: unknown, entry: object): boolean => {
  const recordedAt = 'recorded_at' in entry ? entry.recorded_at : undefined
  if (!isCalendarDay(day)) return false
  return !isImportable(recordedAt) || Math.abs(daysBetween(day, recordedAt.slice(0, 10))) <= 1
}

/** The calendar day of an imported entry. */
export const ImportedDayField = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDayOfEntry',
    validator: {
      validate: (value, validated) => isDayOf(value, validated?.object ?? {}),
      defaultMessage: buildMessage(
        () => '$property must be the calendar day of recorded_at, like 2026-11-20.',
      ),
    },
  })

/** What every imported entry carries: when it happened is kept exactly as it was. */
export abstract class ImportedMoment {
  @IsUUID('all', { message: '$property must be a UUID.' })
  entry_id!: string

  @ImportedInstantField()
  recorded_at!: string

  @ImportedZoneField()
  time_zone!: string
}

/** An imported entry with its day under the usual name. */
export abstract class ImportedEntry extends ImportedMoment {
  @ImportedDayField()
  date!: string
}
