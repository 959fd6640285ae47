/** What words of self-harm or suicide speak of, after the C-SSRS screener. Source: health-rules 9b.1. */
export const CRISIS_FAMILIES = [
  'wish_dead',
  'no_reason',
  'end_it',
  'method_plan',
  'self_injury',
  'burden',
] as const
export type CrisisFamily = (typeof CRISIS_FAMILIES)[number]
