import type { Food } from '@gb/domain'

/** What a source of products answers about a code. */
export type ProductAnswer =
  { readonly state: 'found'; readonly food: Food } | { readonly state: 'unknown' | 'incomplete' }

/** Where products come from that are not in the food table. */
export abstract class ProductSource {
  /** Whether there is a source at all. */
  abstract readonly isConnected: boolean

  /**
   * @param code EAN-13 or EAN-8
   * @throws AppError `provider_failed` or `provider_timeout`
   */
  abstract find(code: string): Promise<ProductAnswer>
}
