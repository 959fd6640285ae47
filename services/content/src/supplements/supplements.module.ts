import { Module } from '@nestjs/common'
import { PublicContentModule } from '../public/public-content.module.js'
import { SupplementsController } from './supplements.controller.js'

/** The supplement guide. */
@Module({ imports: [PublicContentModule], controllers: [SupplementsController] })
export class SupplementsModule {}
