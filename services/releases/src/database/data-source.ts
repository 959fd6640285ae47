import type { ServiceDatabase } from '@gb/service-kit'
import { CanaryMarkEntity } from './entities/canary-mark.entity.js'
import { ChosenValueEntity } from './entities/chosen-value.entity.js'
import { FieldDayEntity } from './entities/field-day.entity.js'
import { FlagTesterEntity } from './entities/flag-tester.entity.js'
import { ReleaseEntity } from './entities/release.entity.js'
import { RolloutEntity } from './entities/rollout.entity.js'
import { Registry1795419805621 } from './migrations/1795419805621-registry.js'
import { ChosenValues1795448091761 } from './migrations/1795448091761-chosen-values.js'
import { VersionsOfTheShell1795449231590 } from './migrations/1795449231590-versions-of-the-shell.js'
import { WhatWasTold1795493159000 } from './migrations/1795493159000-what-was-told.js'
import { FlagTesters1795494305000 } from './migrations/1795494305000-flag-testers.js'
import { CanaryMarks1795539915000 } from './migrations/1795539915000-canary-marks.js'

/** What the release registry keeps in Postgres. */
export const releasesDatabase: ServiceDatabase = {
  service: 'releases',
  schema: 'releases',
  // A page that is open refers to the version it was given: a published one never changes.
  appendOnly: ['release'],
  entities: [
    CanaryMarkEntity,
    ChosenValueEntity,
    FieldDayEntity,
    FlagTesterEntity,
    ReleaseEntity,
    RolloutEntity,
  ],
  migrations: [
    Registry1795419805621,
    ChosenValues1795448091761,
    VersionsOfTheShell1795449231590,
    WhatWasTold1795493159000,
    FlagTesters1795494305000,
    CanaryMarks1795539915000,
  ],
}
