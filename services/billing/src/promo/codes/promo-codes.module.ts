import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BillingDatabase } from '../../database/database.module.js'
import { OperatorPromoController } from './operator-promo.controller.js'
import { OperatorPromoService } from './operator-promo.service.js'
import { PromoCodeEntity } from './promo-code.entity.js'
import { PromoCodeRepository } from './promo-code.repository.js'

/** Promo codes, made and ended by operators. */
@Module({
  imports: [BillingDatabase, TypeOrmModule.forFeature([PromoCodeEntity], 'billing')],
  controllers: [OperatorPromoController],
  providers: [OperatorPromoService, PromoCodeRepository],
})
export class PromoCodesModule {}
