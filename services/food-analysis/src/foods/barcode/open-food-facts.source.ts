import { countedFetch } from '@gb/service-kit'
import { boundedFetch } from '../../shared/bounded-fetch.js'
import { readProduct } from './open-food-facts.answer.js'
import { type ProductAnswer, ProductSource } from './product-source.js'
import { ProductsFailed, ProductsSlow } from './errors.js'

const TIMEOUT_MS = 4000
const FIELDS = 'product_name,product_name_en,brands,serving_quantity,nutriments'

/** Products of Open Food Facts, or of a server that speaks its API. Only the code is sent, nothing about the person. */
export class OpenFoodFactsSource extends ProductSource {
  readonly isConnected = true

  /**
   * @param base origin of the server
   * @param timeoutMs how long it may take, in milliseconds
   */
  constructor(
    private readonly base: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super()
  }

  async find(code: string): Promise<ProductAnswer> {
    const response = await this.ask(code)
    if (response.status === 404) return { state: 'unknown' }
    if (!response.ok) throw new ProductsFailed()
    const body: unknown = await response.json().catch(() => {
      throw new ProductsFailed()
    })
    return readProduct(code, body)
  }

  private async ask(code: string): Promise<Response> {
    const url = new URL(`/api/v2/product/${code}.json?fields=${FIELDS}`, this.base)
    const signal = AbortSignal.timeout(this.timeoutMs)
    try {
      return await countedFetch('food_facts', () =>
        boundedFetch(url, {
          signal,
          headers: { accept: 'application/json', 'user-agent': 'GastricBuddy/1.0 (product lookup)' },
        }),
      )
    } catch {
      throw signal.aborted ? new ProductsSlow() : new ProductsFailed()
    }
  }
}

/** No source is configured: nothing is asked. */
export class NoProductSource extends ProductSource {
  readonly isConnected = false

  find(): Promise<ProductAnswer> {
    return Promise.resolve({ state: 'unknown' })
  }
}
