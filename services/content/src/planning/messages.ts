/** Sentences of the meal planning templates. */
export const PLANNING_MESSAGES = {
  noTemplate: 'This template is not there any more. Please open the templates again.',
} as const
