import { concernOf, type FluidNote, hasUrgentConcern } from '@gb/domain'

/** Whether a note is a warning, beside which nothing is praised. Source: health-rules 9b.14. */
export const isWarning = ({ code }: FluidNote): boolean => hasUrgentConcern([concernOf(code)])
