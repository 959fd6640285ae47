export const hourlyLimitReached = (limit: number): string =>
  `You have scanned ${limit} photos in the last hour. Please wait a little before the next one.`

export const dailyLimitReached = (limit: number): string =>
  `You have scanned ${limit} photos in the last day. Please wait a little before the next one.`

export const HOURLY_CALLS_REACHED =
  'You have sent a lot of photos in the last hour. Please wait a little before the next one. No scan was used.'

export const DAILY_CALLS_REACHED =
  'Photo analysis has reached its limit for today. Please try again tomorrow. No scan was used.'

export const RESERVATION_GONE = 'This scan took too long and was not counted. Please try again.'
