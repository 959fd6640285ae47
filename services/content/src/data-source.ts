import { DatabaseModule, type ServiceDatabase } from '@gb/service-kit'
import { Documents1795132800000 } from './migrations/1795132800000-documents.js'
import { DocumentEntity } from './public/document.entity.js'

/** What content keeps in Postgres. */
export const contentDatabase: ServiceDatabase = {
  service: 'content',
  schema: 'content',
  entities: [DocumentEntity],
  migrations: [Documents1795132800000],
}

/** The one connection of this service; every feature module imports this constant. */
export const ContentDatabase = DatabaseModule.forService(contentDatabase)
