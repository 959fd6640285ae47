import type { Phase } from '../../domain/src/index'
export const show = (phase: Phase) => phase
