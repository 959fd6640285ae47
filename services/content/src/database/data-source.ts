import { DatabaseModule, type ServiceDatabase } from '@gb/service-kit'
import { AnnouncementEntity } from './entities/announcement.entity.js'
import { Documents1795132800000 } from './migrations/1795132800000-documents.js'
import { Announcements1795330000000 } from './migrations/1795330000000-announcements.js'
import { ContentStore1795310000000 } from './migrations/1795310000000-content-store.js'
import { CheckInEntity } from './entities/check-in.entity.js'
import { LessonProgressEntity } from './entities/lesson-progress.entity.js'
import { LessonProgress1795320000000 } from './migrations/1795320000000-lesson-progress.js'
import { CheckIn1795340000000 } from './migrations/1795340000000-check-in.js'
import { DocumentEntity } from './entities/document.entity.js'
import { SEALED_COLUMNS } from './sealed-columns.js'
import { FavouriteRecipes1795350000000 } from './migrations/1795350000000-favourite-recipes.js'
import { FavouriteRecipeEntity } from './entities/favourite-recipe.entity.js'
import { DraftEntity } from '../documents/drafts/draft.entity.js'
import { OwnRows1795600200000 } from './migrations/1795600200000-own-rows.js'

/** What content keeps in Postgres. */
export const contentDatabase: ServiceDatabase = {
  service: 'content',
  schema: 'content',
  sealed: SEALED_COLUMNS,
  // A consent refers to the words that it was given to: a published version never changes.
  appendOnly: ['document'],
  entities: [
    DocumentEntity,
    DraftEntity,
    AnnouncementEntity,
    LessonProgressEntity,
    CheckInEntity,
    FavouriteRecipeEntity,
  ],
  migrations: [
    Documents1795132800000,
    ContentStore1795310000000,
    LessonProgress1795320000000,
    Announcements1795330000000,
    CheckIn1795340000000,
    FavouriteRecipes1795350000000,
    OwnRows1795600200000,
  ],
}

/** The one connection of this service; every feature module imports this constant. */
export const ContentDatabase = DatabaseModule.forService(contentDatabase)
