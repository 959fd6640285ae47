import type { Entry } from '@gb/entries'
import { MILESTONE_LENGTH, writtenText } from '@gb/domain'

/** Something that got better and that no scale shows, in the words of the person. */
export interface Milestone extends Entry {
  milestone: string
}

/** What is typed, without blanks around it; null while it says nothing. */
export const saidIn = (typed: string): string | null => {
  const milestone = writtenText(typed)
  return milestone.length < MILESTONE_LENGTH.min ? null : milestone
}

/** Whether it is longer than what is kept. */
export const isTooLong = (typed: string): boolean => writtenText(typed).length > MILESTONE_LENGTH.max

/** The suggestions that are not among the milestones yet: each is offered until it has come true. */
export const stillAhead = (
  suggestions: readonly string[],
  milestones: readonly Pick<Milestone, 'milestone'>[],
): string[] => {
  const reached = new Set(milestones.map(({ milestone }) => milestone))
  return suggestions.filter((suggestion) => !reached.has(suggestion))
}
