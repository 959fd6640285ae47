import { Global, Module } from '@nestjs/common'
import { AnnouncementsModule } from './public/announcements/announcements.module.js'
import { CheckInModule } from './check-in/check-in.module.js'
import { CoursesModule } from './courses/courses.module.js'
import { ContentImagesModule } from './documents/images/content-images.module.js'
import { MealPlansModule } from './meal-plans/meal-plans.module.js'
import { PersonalDataModule } from './personal-data/personal-data.module.js'
import { PlanChoicesModule } from './plan-choices/plan-choices.module.js'
import { PlanningModule } from './planning/planning.module.js'
import { PublicContentModule } from './public/texts/public-content.module.js'
import { RecipesModule } from './recipes/recipes.module.js'
import { SeedModule } from './documents/seed/seed.module.js'
import { ContentStoreModule } from './documents/store/content-store.module.js'
import { SupplementsModule } from './supplements/supplements.module.js'

/** Everything that people read. Global because it provides its port to whoever lives in the same process. */
@Global()
@Module({
  imports: [
    PublicContentModule,
    ContentImagesModule,
    SeedModule,
    ContentStoreModule,
    AnnouncementsModule,
    CoursesModule,
    PlanningModule,
    SupplementsModule,
    CheckInModule,
    RecipesModule,
    MealPlansModule,
    PlanChoicesModule,
    PersonalDataModule,
  ],
  exports: [PersonalDataModule, PublicContentModule],
})
export class ContentModule {}
