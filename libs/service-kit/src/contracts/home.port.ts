import { z } from 'zod'
import { call, instant } from './call.js'
import { type SessionUser, sessionUser } from './session.port.js'

/** What Home shows, by the names of the parts of its one answer. */
export const HOME_PARTS = [
  'session',
  'profile',
  'daily_summary',
  'fluid_summary',
  'meal_timer',
  'weight_history',
  'scan_status',
  'concerns',
  'daily_encouragement',
] as const

/** The name of a part of Home. */
export type HomePart = (typeof HOME_PARTS)[number]

const homeTexts = z.partialRecord(z.enum(HOME_PARTS), z.string())

/** Parts of Home as finished JSON, each the very text that its own route would answer; a part that failed is absent. */
export type HomeTexts = z.output<typeof homeTexts>

/** What a service knows of Home, asked for once. Owned by that service, called by the gateway, which puts the parts together. */
export abstract class HomePort {
  /**
   * Never fails for one part of several: that one is left out.
   * @param at the moment that all of Home is of
   */
  abstract of(user: SessionUser, at: Date): Promise<HomeTexts>
}

/** Session and profile. Owned by profile. */
export abstract class ProfileHomePort extends HomePort {}

/** Drinks of the day, weights and concerns. Owned by tracking. */
export abstract class TrackingHomePort extends HomePort {}

/** Meals of the day, the wait after the last one, and scans. Owned by food-analysis. */
export abstract class FoodHomePort extends HomePort {}

/** The words of the day. Owned by content. */
export abstract class ContentHomePort extends HomePort {}

export const HOME_CALLS = { of: call(z.tuple([sessionUser, instant]), homeTexts) }
