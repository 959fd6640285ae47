import { Module } from '@nestjs/common'
import { PublicContentModule } from '../public/public-content.module.js'
import { PolicyAnnouncer } from './policy-announcer.js'
import { SeederService } from './seeder.service.js'

@Module({ imports: [PublicContentModule], providers: [SeederService, PolicyAnnouncer] })
export class SeedModule {}
