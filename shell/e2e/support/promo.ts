import { randomUUID } from 'node:crypto'
import { runSql } from './database'
import type { Product } from './product'

/** A promo code as an operator makes it. */
export const newPromoCode = (product: Product, percent: number): string => {
  const code = `T${randomUUID().slice(0, 11).toUpperCase()}`
  runSql(
    product,
    `INSERT INTO billing.promo_code (code, discount_percent, max_redemptions) VALUES ('${code}', ${percent}, 5)`,
  )
  return code
}
