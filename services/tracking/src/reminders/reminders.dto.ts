import {
  DEFAULT_REMINDERS,
  FLUID_REMINDER_HOURS,
  isClockTime,
  type Language,
  LANGUAGES,
  SNOOZES,
  type Snooze,
  type Weekday,
  WEEKDAYS,
} from '@gb/domain'
import { Answer, ChoiceField, NumberField } from '@gb/service-kit'
import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { buildMessage, IsBoolean, IsObject, ValidateBy, ValidateIf, ValidateNested } from 'class-validator'

const Switch = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, example: false }),
    IsBoolean({ message: '$property must be true or false.' }),
  )

const isTime = (value: unknown): boolean => typeof value === 'string' && isClockTime(value)

const IsTime = (): PropertyDecorator =>
  ValidateBy({
    name: 'isClockTime',
    validator: {
      validate: isTime,
      defaultMessage: buildMessage(() => '$property must be a time from 00:00 to 23:59.'),
    },
  })

const Time = (description: string, example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ description, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example }), IsTime())

const TimeOrNone = (description: string, example: string | null): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, type: String, nullable: true, example }),
    ValidateIf((_object, value) => value !== null),
    IsTime(),
  )

const Part = (type: () => new () => object, description: string): PropertyDecorator =>
  applyDecorators(
    // Under this very name Swagger knows that it is to be called.
    ApiProperty({ description, type: () => type() }),
    IsObject({ message: '$property must be an object.' }),
    ValidateNested({ message: '$property must be an object.' }),
    Type(type),
  )

const { vitamins, fluids, weighIn, mood, quietHours } = DEFAULT_REMINDERS

/** Vitamins, once in each part of the day that has a time; at least 2 hours apart. */
export class VitaminRemindersDto {
  @Switch('Whether they come.') on!: boolean
  @TimeOrNone('Morning, HH:MM; null: none.', vitamins.morning) morning!: string | null
  @TimeOrNone('Afternoon, HH:MM; null: none.', vitamins.afternoon) afternoon!: string | null
  @TimeOrNone('Evening, HH:MM; null: none.', vitamins.evening) evening!: string | null
}

/** Drinks, every few hours between two times. */
export class FluidRemindersDto {
  @Switch('Whether they come.') on!: boolean

  @NumberField(FLUID_REMINDER_HOURS, {
    description: 'Hours from one to the next.',
    example: fluids.everyHours,
  })
  every_hours!: number

  @Time('The first one, HH:MM.', fluids.from) from!: string
  @Time('None after it, HH:MM; not before `from`.', fluids.to) to!: string
}

/** Weighing, once a week. */
export class WeighInReminderDto {
  @Switch('Whether it comes.') on!: boolean
  @ChoiceField(WEEKDAYS, { description: 'The day.', example: weighIn.weekday }) weekday!: Weekday
  @Time('HH:MM.', weighIn.time) time!: string
}

/** Mood, once a day. */
export class MoodReminderDto {
  @Switch('Whether it comes.') on!: boolean
  @Time('HH:MM.', mood.time) time!: string
}

/** When nothing comes; the same time twice: never. */
export class QuietHoursDto {
  @Time('From then on nothing comes, HH:MM.', quietHours.from) from!: string
  @Time('Until then, HH:MM; may be on the next day.', quietHours.to) to!: string
}

/** All settings of reminders. Times are those of the clock where the person is. */
export class ReminderSettingsDto {
  @Part(() => VitaminRemindersDto, 'Vitamins.') vitamins!: VitaminRemindersDto
  @Part(() => FluidRemindersDto, 'Drinks; one is left out when the goal of the day is reached.')
  fluids!: FluidRemindersDto
  @Part(() => WeighInReminderDto, 'Weighing.') weigh_in!: WeighInReminderDto
  @Part(() => MoodReminderDto, 'Mood.') mood!: MoodReminderDto
  @Part(() => QuietHoursDto, 'When nothing comes.') quiet_hours!: QuietHoursDto
  @Switch('Whether a notification says what it is about, also on a locked screen.') show_details!: boolean
}

/** The settings and what became of them. */
export class RemindersDto extends ReminderSettingsDto {
  @Answer('IANA zone whose clock the times are of.', 'America/New_York') time_zone!: string

  @Answer.orNull(
    String,
    'When the next one comes by the settings, ISO 8601 in UTC; null when nothing is on.',
    '2026-11-20T13:30:00.000Z',
    'date-time',
  )
  next_at!: string | null

  @Answer.orNull(
    String,
    'When the last one was sent, if it can still be put off (24 hours); else null.',
    null,
    'date-time',
  )
  last_sent_at!: string | null

  @Answer.orNull(String, 'Until when the last one is put off; null when it is not.', null, 'date-time')
  snoozed_until!: string | null
  @Answer('Devices of the person that get reminders, 0 to 10.', 1) devices!: number
}

/** How long to put the last reminder off. */
export class SnoozeReminderDto {
  @ChoiceField(SNOOZES, { description: 'How long; never into the quiet hours.', example: '10_minutes' })
  snooze!: Snooze
}

/** Until when a reminder is put off. */
export class SnoozedReminderDto {
  @Answer('ISO 8601 in UTC.', '2026-11-20T13:40:00.000Z', 'date-time') snoozed_until!: string
}

/** That a test was sent. */
export class ReminderTestDto {
  @Answer('Always true; otherwise the answer is an error.', true) sent!: boolean
}

/** In which language a calendar is written. */
export class CalendarQuery {
  @ChoiceField(LANGUAGES, {
    description: 'The language of the events.',
    example: 'en',
    optional: true,
    default: 'en',
  })
  lang?: Language
}
