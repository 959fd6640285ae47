import type { ServiceDatabase } from '@gb/service-kit'
import { AnnouncementEntity } from './entities/announcement.entity.js'
import { Documents1795168044000 } from './migrations/1795168044000-documents.js'
import { Announcements1795190597000 } from './migrations/1795190597000-announcements.js'
import { ContentStore1795188928000 } from './migrations/1795188928000-content-store.js'
import { CheckInEntity } from './entities/check-in.entity.js'
import { LessonProgressEntity } from './entities/lesson-progress.entity.js'
import { LessonProgress1795190257000 } from './migrations/1795190257000-lesson-progress.js'
import { CheckIn1795191454000 } from './migrations/1795191454000-check-in.js'
import { DocumentEntity } from './entities/document.entity.js'
import { SEALED_COLUMNS } from './sealed-columns.js'
import { FavouriteRecipes1795192679000 } from './migrations/1795192679000-favourite-recipes.js'
import { FavoriteRecipeEntity } from './entities/favorite-recipe.entity.js'
import { DraftEntity } from './entities/draft.entity.js'
import { OwnRows1795361026000 } from './migrations/1795361026000-own-rows.js'
import { FilledWeekEntity } from './entities/filled-week.entity.js'
import { PlanSwapEntity } from './entities/plan-swap.entity.js'
import { CheckInAssignment1795527055000 } from './migrations/1795527055000-check-in-assignment.js'
import { PlanChoices1795411000000 } from './migrations/1795411000000-plan-choices.js'

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
    FavoriteRecipeEntity,
    PlanSwapEntity,
    FilledWeekEntity,
  ],
  migrations: [
    Documents1795168044000,
    ContentStore1795188928000,
    LessonProgress1795190257000,
    Announcements1795190597000,
    CheckIn1795191454000,
    FavouriteRecipes1795192679000,
    OwnRows1795361026000,
    PlanChoices1795411000000,
    CheckInAssignment1795527055000,
  ],
}
