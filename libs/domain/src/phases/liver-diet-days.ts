/** The liver diet begins this many days before the surgery at the earliest. Source: health-rules 1.1. */
export const LIVER_DIET_DAYS = 14
