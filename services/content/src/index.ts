import type { ServiceDefinition } from '@gb/service-kit'
import { ContentModule } from './content.module.js'
import { contentDatabase } from './data-source.js'

/** What the gateway needs to host content. */
export const service: ServiceDefinition = {
  name: 'content',
  prefixes: [
    '/api/health-tips',
    '/api/recommended-vitamins',
    '/api/about-creator',
    '/api/daily-encouragement',
    '/api/privacy-policy',
    '/api/terms-of-service',
    '/api/content-images',
    '/api/operator/content',
  ],
  module: ContentModule,
  database: contentDatabase,
}
