import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { PromoCodesModule } from './codes/promo-codes.module.js'
import { PromoController } from './promo.controller.js'
import { PromoRepository } from './promo.repository.js'
import { PromoService } from './promo.service.js'

/** Promo codes: checked by people, held and redeemed by checkouts. */
@Module({
  imports: [BillingDatabase, PromoCodesModule],
  controllers: [PromoController],
  providers: [PromoService, PromoRepository],
  exports: [PromoRepository],
})
export class PromoModule {}
