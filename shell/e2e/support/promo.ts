import { randomInt } from 'node:crypto'
import { runSql } from './database'
import type { Product } from './product'

/** A promo code as an operator makes it: a word and a number. */
export const newPromoCode = (product: Product, percent: number): string => {
  const code = `SAVE${randomInt(10 ** 7, 10 ** 8)}`
  runSql(
    product,
    `INSERT INTO billing.promo_code (code, discount_percent, max_redemptions) VALUES ('${code}', ${percent}, 5)`,
  )
  return code
}
