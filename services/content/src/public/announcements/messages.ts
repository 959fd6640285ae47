import { ANNOUNCEMENT } from '@gb/domain'

/** Sentences that an operator reads. */
export const ANNOUNCEMENT_MESSAGES = {
  notFound: 'There is no such announcement, or it was withdrawn already.',
  period: `ends_at must be after starts_at, in the future, and at most ${ANNOUNCEMENT.maxDays} days after starts_at.`,
} as const
