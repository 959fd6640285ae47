import { isClearDay } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useSurgeryDate } from '../../shared/surgery-date.query'

/** Whether today is the day of surgery or the day after: there is no plan, only sips. Source: health-rules 9b.11. */
export const useIsSipsOnly = (userId: string): boolean =>
  isClearDay(useSurgeryDate(userId) ?? null, useLocalDay())
