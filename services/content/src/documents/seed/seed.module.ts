import { Module } from '@nestjs/common'
import { PoliciesModule } from '../policies/policies.module.js'
import { DocumentsModule } from '../published/documents.module.js'
import { SeedAtStart } from './seed-at-start.js'
import { SeederService } from './seeder.service.js'

@Module({ imports: [DocumentsModule, PoliciesModule], providers: [SeederService, SeedAtStart] })
export class SeedModule {}
