import { FOOD_NUTRIENT_DAYS } from '@gb/domain'

export const TO_BEFORE_FROM = 'The last day must not be before the first one.'
export const TOO_MANY_DAYS = `Ask for at most ${FOOD_NUTRIENT_DAYS.max} days.`
