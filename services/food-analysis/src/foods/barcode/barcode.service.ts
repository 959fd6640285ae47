import { type Food, readBarcode } from '@gb/domain'
import { Throttle } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FoodTableService } from '../table/food-table.service.js'
import { FoodRepository } from '../table/food.repository.js'
import { BarcodeRepository, type KnownBarcode } from './barcode.repository.js'
import {
  FIBER_NOT_ON_LABEL,
  INCOMPLETE_PRODUCT,
  LABEL_FIGURES,
  NOT_CONNECTED,
  SUGAR_NOT_ON_LABEL,
  TOO_MANY_LOOKUPS,
  UNKNOWN_PRODUCT,
} from './messages.js'
import { ProductSource } from './product-source.js'
import { BadBarcode, ProductNotFound } from './errors.js'

const LOOKUPS_PER_HOUR = 60
const SOURCE_NOTE = 'Open Food Facts (ODbL), label'

/** A product and what was assumed for its figures. */
export interface Product {
  readonly food: Food
  readonly assumptions: readonly string[]
}

const assumptionsOf = ({ per100g: { fiberG, sugarG } }: Food): string[] => [
  LABEL_FIGURES,
  ...(fiberG === null ? [FIBER_NOT_ON_LABEL] : []),
  ...(sugarG === null ? [SUGAR_NOT_ON_LABEL] : []),
]

/** Finds packaged products by the code on them: first in our own cache, then at the source, if one is connected. */
@Injectable()
export class BarcodeService {
  constructor(
    private readonly codes: BarcodeRepository,
    private readonly foods: FoodRepository,
    private readonly table: FoodTableService,
    private readonly source: ProductSource,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @param userId whose lookups are counted
   * @param typed the code as it was scanned or typed
   * @throws AppError `invalid_input` for a wrong check digit; `not_found` with `reason` `not_connected`, `unknown` or
   *   `incomplete`; `too_many_requests`; `provider_failed` or `provider_timeout` of the source
   */
  async find(userId: string, typed: string): Promise<Product> {
    const code = readBarcode(typed)
    if (code === null) throw new BadBarcode()
    const known = await this.codes.find(code)
    if ((known === null || known.isOld) && this.source.isConnected)
      return this.answer(code, await this.ask(userId, code, known))
    return this.answer(code, known)
  }

  /** An old answer is better than none: it stands when the source fails. */
  private async ask(userId: string, code: string, known: KnownBarcode | null): Promise<KnownBarcode> {
    try {
      return await this.lookUp(userId, code)
    } catch (error) {
      if (known?.state === 'found') return known
      throw error
    }
  }

  private async lookUp(userId: string, code: string): Promise<KnownBarcode> {
    await this.throttle.hit({
      bucket: `barcode:${userId}`,
      limit: LOOKUPS_PER_HOUR,
      windowSeconds: 3600,
      message: TOO_MANY_LOOKUPS,
    })
    const answer = await this.source.find(code)
    const found = answer.state === 'found' ? [{ food: answer.food, sourceNote: SOURCE_NOTE }] : []
    await this.codes.keep(code, answer.state, () => this.foods.upsert(found))
    return { state: answer.state, isOld: false }
  }

  private async answer(code: string, known: KnownBarcode | null): Promise<Product> {
    if (known === null) throw new ProductNotFound('not_connected', NOT_CONNECTED)
    if (known.state === 'incomplete') throw new ProductNotFound('incomplete', INCOMPLETE_PRODUCT)
    const food = known.state === 'found' ? await this.table.byId(`ean-${code}`) : null
    if (!food) throw new ProductNotFound('unknown', UNKNOWN_PRODUCT)
    return { food, assumptions: assumptionsOf(food) }
  }
}
