import type { CareAdvice, CareLevel } from '@gb/domain'

export type UrgentAdvice = CareAdvice & { level: Extract<CareLevel, 'emergency' | 'surgeon_now'> }

/** Whether the answers ask for a call now. */
export const isUrgent = (advice: CareAdvice | null): advice is UrgentAdvice =>
  advice?.level === 'emergency' || advice?.level === 'surgeon_now'
