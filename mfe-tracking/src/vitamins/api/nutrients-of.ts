import type { VitaminsRead } from './vitamin-history.query'

/** Whose nutrients, by which log, on which day. */
export interface NutrientsOf {
  userId: string
  read: VitaminsRead
  today: string
}
