import { AppError, type Throttle, type ThrottleRule } from '@gb/service-kit'

/** Counts one attempt and answers whether it is within the limit, where passing it must not show. */
export const isWithinLimit = async (
  throttle: Throttle,
  rule: Omit<ThrottleRule, 'message'>,
): Promise<boolean> => {
  try {
    await throttle.hit({ ...rule, message: '' })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 86_400
