import { Module } from '@nestjs/common'
import { ContentDatabase } from '../database/database.module.js'
import { DocumentsModule } from '../documents/published/documents.module.js'
import { FavoriteRecipeRepository } from './favorite-recipe.repository.js'
import { PremiumRecipesController } from './premium-recipes.controller.js'
import { PremiumRecipesService } from './premium-recipes.service.js'
import { RecipeBookService } from './recipe-book.service.js'

/** The recipe book, and favorites in it. */
@Module({
  imports: [ContentDatabase, DocumentsModule],
  controllers: [PremiumRecipesController],
  providers: [RecipeBookService, PremiumRecipesService, FavoriteRecipeRepository],
  exports: [RecipeBookService],
})
export class RecipesModule {}
