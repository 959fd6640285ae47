import { isWithin, type Limit, typedNumber } from '@gb/domain'

/** The number that is typed when it can be stored; null while it cannot. */
export const typedWithin = (text: string, limit: Limit): number | null => {
  const value = typedNumber(text)
  return value !== null && isWithin(value, limit) ? value : null
}
