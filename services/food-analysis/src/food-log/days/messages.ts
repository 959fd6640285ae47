import { BACK_DATE } from '@gb/domain'

export const SAME_DAY = 'Choose another day to copy from.'
export const TO_TOO_LATE = 'Meals can be copied to today or a day before.'
export const TO_TOO_OLD = `Meals can be copied up to ${BACK_DATE.maxDaysBack} days back.`
