/** Phases as the wire names them. Source: health-rules 1.1. */
export const PHASE_KEYS = [
  'preop_far',
  'preop',
  'clear',
  'full',
  'puree',
  'soft',
  'regular',
  'maintenance',
] as const
export type PhaseKey = (typeof PHASE_KEYS)[number]
