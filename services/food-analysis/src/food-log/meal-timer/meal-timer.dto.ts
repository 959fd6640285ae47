import { DRINKS_FROM_MEALS_MINUTES, LAST_MEAL_HOURS } from '@gb/domain'
import { Answer } from '@gb/service-kit'

/** The wait between eating and drinking. Its end is an instant, so that it outlives every page and device. */
export class MealTimerDto {
  @Answer.orNull(
    String,
    `When the last meal was, ISO 8601 in UTC; null without one in the last ${LAST_MEAL_HOURS} hours. A meal of drinks alone does not count.`,
    '2026-11-20T12:30:00.000Z',
    'date-time',
  )
  last_meal_at!: string | null

  @Answer.orNull(
    String,
    `From when a drink fits again: ${DRINKS_FROM_MEALS_MINUTES} minutes after the last meal; may be past, null without a meal.`,
    '2026-11-20T13:00:00.000Z',
    'date-time',
  )
  drink_from!: string | null

  @Answer(
    'The clock of the server, so that a wrong clock of a device does not move the end.',
    '2026-11-20T12:41:00.000Z',
    'date-time',
  )
  now!: string
}
