import { DatabaseModule, type ServiceDatabase } from '@gb/service-kit'
import { FieldDayEntity } from './entities/field-day.entity.js'
import { ReleaseEntity } from './entities/release.entity.js'
import { RolloutEntity } from './entities/rollout.entity.js'
import { Registry1795419805621 } from './migrations/1795419805621-registry.js'

/** What the release registry keeps in Postgres. */
export const releasesDatabase: ServiceDatabase = {
  service: 'releases',
  schema: 'releases',
  // A page that is open refers to the version it was given: a published one never changes.
  appendOnly: ['release'],
  entities: [FieldDayEntity, ReleaseEntity, RolloutEntity],
  migrations: [Registry1795419805621],
}

/** The one connection of this service; every feature module imports this constant. */
export const ReleasesDatabase = DatabaseModule.forService(releasesDatabase)
