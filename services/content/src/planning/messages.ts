/** Sentences of the meal planning templates. */
export const PLANNING_MESSAGES = {
  noTemplate: 'This template is no longer there. Please open the templates again.',
} as const
