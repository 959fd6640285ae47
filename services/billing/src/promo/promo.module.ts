import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { OperatorPromoController } from './operator-promo.controller.js'
import { OperatorPromoService } from './operator-promo.service.js'
import { PromoController } from './promo.controller.js'
import { PromoRepository } from './promo.repository.js'
import { PromoService } from './promo.service.js'

/** Promo codes: checked by people, made by operators, held and redeemed by checkouts. */
@Module({
  imports: [BillingDatabase],
  controllers: [PromoController, OperatorPromoController],
  providers: [PromoService, OperatorPromoService, PromoRepository],
  exports: [PromoRepository],
})
export class PromoModule {}
