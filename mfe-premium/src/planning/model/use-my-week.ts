import { kept, useKept } from '@gb/device'

/**
 * The template that the person filled last, and how to choose it. Its name alone is kept, on this device: the same
 * template gives the same week.
 */
export const useMyWeek = (
  userId: string,
): [templateId: string | null, choose: (templateId: string) => void] => [
  useKept('myWeek', userId),
  (templateId) => kept.keep('myWeek', templateId, userId),
]
