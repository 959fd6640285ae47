import { Module } from '@nestjs/common'
import { ContentImagesModule } from './images/content-images.module.js'
import { PublicContentModule } from './public/public-content.module.js'
import { SeedModule } from './seed/seed.module.js'

/** Everything that people read. */
@Module({ imports: [PublicContentModule, ContentImagesModule, SeedModule] })
export class ContentModule {}
