import { Module } from '@nestjs/common'
import { ContentImagesModule } from './images/content-images.module.js'
import { PublicContentModule } from './public/public-content.module.js'
import { SeedModule } from './seed/seed.module.js'
import { ContentStoreModule } from './store/content-store.module.js'

/** Everything that people read. */
@Module({ imports: [PublicContentModule, ContentImagesModule, SeedModule, ContentStoreModule] })
export class ContentModule {}
