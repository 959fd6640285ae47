import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { ConsentModule } from '../consent/consent.module.js'
import { ClinicPlanController } from './clinic-plan.controller.js'
import { ClinicPlanRepository } from './clinic-plan.repository.js'
import { ClinicPlanService } from './clinic-plan.service.js'

/** The clinic's own plan of a person. */
@Module({
  imports: [ProfileDatabase, ConsentModule],
  controllers: [ClinicPlanController],
  providers: [ClinicPlanService, ClinicPlanRepository],
  exports: [ClinicPlanRepository],
})
export class ClinicPlanModule {}
