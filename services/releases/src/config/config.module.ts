import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ReleasesDatabase } from '../database/database.module.js'
import { ChosenValueEntity } from '../database/entities/chosen-value.entity.js'
import { FlagTesterEntity } from '../database/entities/flag-tester.entity.js'
import { ConfigRepository } from './config.repository.js'

/** What operators chose, in the process that hosts the registry. */
@Module({
  imports: [ReleasesDatabase, TypeOrmModule.forFeature([ChosenValueEntity, FlagTesterEntity], 'releases')],
  providers: [ConfigRepository],
  exports: [ConfigRepository],
})
export class ConfigModule {}
