export const PLAN_CHOICE_MESSAGES = {
  full: 'That is as many swaps as we can keep. Please take one back first.',
} as const
