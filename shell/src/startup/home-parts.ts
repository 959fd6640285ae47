import { type ApiData, queryKeys } from '@gb/api-client'
import type { QueryKey } from '@tanstack/react-query'

/** All of Home as it came; a part may be absent. */
export type Home = ApiData<'/api/home/{user_id}'>

/** A part of Home and the one read that it answers. */
export interface HomePart {
  name: keyof Home
  /** Of the read. */
  path: string
  /** Query of the read; null without the part, whose day it may name. */
  search: (home: Home) => string | null
  /** Where it lies in the cache and in which form; null for what the start asks for in any case, before it can come. */
  cached: ((home: Home) => { key: QueryKey; data: unknown } | null) | null
}

const NO_QUERY = () => ''

const at = <T>(
  part: T | undefined,
  keyOf: (part: T) => QueryKey,
  data: (part: T) => unknown = (same) => same,
) => (part === undefined ? null : { key: keyOf(part), data: data(part) })

/** The parts of a person's Home. Each read is exactly the one that its card asks: with another query it is another one. */
export const homeParts = (userId: string): HomePart[] => [
  { name: 'session', path: '/api/session', search: NO_QUERY, cached: null },
  { name: 'profile', path: `/api/profile/${userId}`, search: NO_QUERY, cached: null },
  {
    name: 'daily_summary',
    path: `/api/daily-summary/${userId}`,
    search: ({ daily_summary: day }) => (day === undefined ? null : `?date=${day.date}&include=entries`),
    cached: (home) => at(home.daily_summary, ({ date }) => queryKeys.dailySummary(userId, date)),
  },
  {
    name: 'fluid_summary',
    path: `/api/fluid-summary/${userId}`,
    search: ({ fluid_summary: day }) => (day === undefined ? null : `?date=${day.date}`),
    cached: (home) => at(home.fluid_summary, ({ date }) => queryKeys.fluidSummary(userId, date)),
  },
  {
    name: 'meal_timer',
    path: `/api/meal-timer/${userId}`,
    search: NO_QUERY,
    cached: (home) => at(home.meal_timer, () => queryKeys.mealTimer(userId)),
  },
  {
    name: 'weight_history',
    path: `/api/weight-history/${userId}`,
    search: NO_QUERY,
    // The first page of a list that is read page by page.
    cached: (home) =>
      at(
        home.weight_history,
        () => queryKeys.weightHistory(userId),
        (page) => ({ pages: [page], pageParams: [null] }),
      ),
  },
  {
    name: 'scan_status',
    path: `/api/daily-scan-status/${userId}`,
    search: NO_QUERY,
    cached: (home) => at(home.scan_status, () => queryKeys.scanStatus(userId)),
  },
  {
    name: 'concerns',
    path: `/api/concerns/${userId}`,
    search: NO_QUERY,
    cached: (home) => at(home.concerns, () => queryKeys.concerns(userId)),
  },
  {
    name: 'daily_encouragement',
    path: '/api/daily-encouragement',
    search: ({ daily_encouragement: day }) => (day === undefined ? null : `?date=${day.date}`),
    cached: (home) => at(home.daily_encouragement, ({ date }) => queryKeys.dailyEncouragement(date)),
  },
]
