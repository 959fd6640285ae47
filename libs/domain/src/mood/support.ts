import { daysBetween } from '../days/days.js'
import type { MoodDescription } from '../entries/entry-choices.js'

/** 0 nothing, 1 low, 2 distress, 3 crisis. Source: health-rules 8.2. */
export const SUPPORT_LEVELS = [0, 1, 2, 3] as const
export type SupportLevel = (typeof SUPPORT_LEVELS)[number]

/** What leads to support, the weightiest first. */
export const SUPPORT_REASONS = [
  'crisis_words',
  'rating_of_one',
  'low_twice',
  'low_week',
  'heavy_words',
  'week_drop',
] as const
export type SupportReason = (typeof SUPPORT_REASONS)[number]

/** The level that each reason leads to. */
export const SUPPORT_LEVEL_OF: Record<SupportReason, SupportLevel> = {
  crisis_words: 3,
  rating_of_one: 2,
  low_twice: 2,
  low_week: 2,
  heavy_words: 2,
  week_drop: 1,
}

/** How much support to offer, and why: every rule that applies, the weightiest first. */
export interface MoodSupport {
  readonly level: SupportLevel
  readonly reasons: readonly SupportReason[]
}

/** An entry as far as support needs it: its local day, the rating of 1 to 10 and the word. */
interface SupportFacts {
  readonly day: string
  readonly moodRating: number
  readonly moodDescription: MoodDescription
}

/** An entry with all its free texts. */
export type ToldEntry = SupportFacts & { readonly texts: readonly string[] }

/**
 * An entry with whether its texts have words of a crisis: not the texts, so that these rules come without the phrases, which are
 * the largest part of all rules, and so that a text may have been read before.
 */
export type SupportEntry = SupportFacts & { readonly tellsOfCrisis: () => boolean }

/** Days that count, today included. Source: health-rules 8.2. */
export const SUPPORT_DAYS = 14
const WEEK_DAYS = 7
/** A rating of 1 to 10 that is very low. Source: health-rules 8.2, level 2. */
export const VERY_LOW_MOOD = 2
const LOW_RATING_TIMES = 2
const LOW_WEEK_AVERAGE = 3
const LOW_WEEK_ENTRIES = 3
const HEAVY_WORDS: readonly MoodDescription[] = ['sad', 'overwhelmed']
const HEAVY_WORD_TIMES = 4
const DROP_POINTS = 2

interface Window {
  readonly recent: readonly SupportEntry[]
  readonly week: readonly SupportEntry[]
}

const sumOf = (entries: readonly SupportEntry[]): number =>
  entries.reduce((sum, { moodRating }) => sum + moodRating, 0)

const isLowWeek = ({ week }: Window): boolean =>
  week.length >= LOW_WEEK_ENTRIES && sumOf(week) <= LOW_WEEK_AVERAGE * week.length

/** Compares the averages of this week and the week before in whole numbers: 10/3 against 16/3 is exactly 2. */
const hasDropped = ({ recent, week }: Window): boolean => {
  const before = recent.filter((entry) => !week.includes(entry))
  const now = week.length
  const then = before.length
  return now > 0 && then > 0 && sumOf(before) * now - sumOf(week) * then >= DROP_POINTS * now * then
}

const RULES: Record<SupportReason, (window: Window) => boolean> = {
  crisis_words: ({ recent }) => recent.some(({ tellsOfCrisis }) => tellsOfCrisis()),
  rating_of_one: ({ recent }) => recent.some(({ moodRating }) => moodRating === 1),
  low_twice: ({ recent }) =>
    recent.filter(({ moodRating }) => moodRating <= VERY_LOW_MOOD).length >= LOW_RATING_TIMES,
  low_week: isLowWeek,
  heavy_words: ({ week }) =>
    week.filter(({ moodDescription }) => HEAVY_WORDS.includes(moodDescription)).length >= HEAVY_WORD_TIMES,
  week_drop: hasDropped,
}

/**
 * How much support to offer on a day. Entries older than 14 days are left out; one whose day lies ahead (written
 * before a flight west) counts as of today.
 * @param today calendar day in the person's zone
 * Source: health-rules 8.2.
 */
export const moodSupport = ({
  entries,
  today,
}: {
  entries: readonly SupportEntry[]
  today: string
}): MoodSupport => {
  const within = (days: number) => entries.filter(({ day }) => daysBetween(day, today) < days)
  const window = { recent: within(SUPPORT_DAYS), week: within(WEEK_DAYS) }
  const reasons = SUPPORT_REASONS.filter((reason) => RULES[reason](window))
  const [first] = reasons
  return { level: first === undefined ? 0 : SUPPORT_LEVEL_OF[first], reasons }
}
