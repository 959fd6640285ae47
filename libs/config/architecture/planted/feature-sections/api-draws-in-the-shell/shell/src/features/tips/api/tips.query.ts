import type { Tip } from '../components/tip'

export const tip: Tip = 1
