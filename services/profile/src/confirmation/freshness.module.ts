import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../database/profile-database.module.js'
import { FreshnessRepository } from './freshness.repository.js'

/** What sessions have confirmed; apart from how they do it, which needs sessions itself. */
@Module({ imports: [ProfileDatabase], providers: [FreshnessRepository], exports: [FreshnessRepository] })
export class FreshnessModule {}
