import { Module } from '@nestjs/common'
import { PoliciesModule } from '../policies/policies.module.js'
import { PublicContentModule } from '../public/public-content.module.js'
import { SeedAtStart } from './seed-at-start.js'
import { SeederService } from './seeder.service.js'

@Module({ imports: [PublicContentModule, PoliciesModule], providers: [SeederService, SeedAtStart] })
export class SeedModule {}
