import { SCREENS_CHECKED } from '../texts/checked.js'
import { messages } from './messages/generated/beside.en.js'

/** What opens beside a concern: where its words come from, and when they were held against it. Source: health-rules 10. */
export const CONCERNS_FROM = {
  label: messages.from.label,
  source: messages.from.source,
  reviewed: SCREENS_CHECKED,
} as const
