import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Idempotent,
  Owner,
  Premium,
  Refuses,
  Session,
  type SessionUser,
} from '@gb/service-kit'
import { TextLanguageQuery } from '../documents/shapes/text-language.dto.js'
import { FavoriteOwner, FavoriteRecipeDto, PremiumRecipesDto, RecipeIdParams } from './premium-recipes.dto.js'
import { toPremiumRecipesDto } from './premium-recipes.mapper.js'
import { PremiumRecipesService } from './premium-recipes.service.js'

/** The recipe book. */
@ApiTags('premium')
@Controller('api')
export class PremiumRecipesController {
  constructor(private readonly recipes: PremiumRecipesService) {}

  @Get('premium-recipes')
  @Session()
  @Answers(PremiumRecipesDto, 'Recipes with figures computed from the food table', {
    description: 'Without premium a preview: three recipes that fit your phase, with the counts of all.',
    id: 'getPremiumRecipes',
  })
  @Refuses({ 400: 'Not a language that the product speaks.' })
  async list(
    @CurrentUser() user: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<PremiumRecipesDto> {
    return toPremiumRecipesDto(await this.recipes.show(user, lang))
  }

  @Put('favourite-recipes/:recipe_id')
  @Premium('body')
  @Idempotent()
  @Answers(FavoriteRecipeDto, 'Make a recipe a favorite; again changes nothing', { id: 'putFavoriteRecipe' })
  @Refuses({
    400: 'That is no id of a recipe.',
    402: 'Premium is not active.',
    404: 'There is no such recipe.',
    409: 'There is no room for one more.',
  })
  async put(
    @Param() { recipe_id }: RecipeIdParams,
    @Body() _body: FavoriteOwner,
    @CurrentUser() user: SessionUser,
  ): Promise<FavoriteRecipeDto> {
    await this.recipes.like(user, recipe_id)
    return { recipe_id, favourite: true }
  }

  // Not for premium alone: what is yours you may always remove.
  @Delete('favourite-recipes/:recipe_id')
  @Owner('query')
  @Idempotent()
  @Answers(FavoriteRecipeDto, 'Remove a favorite recipe', { id: 'deleteFavoriteRecipe' })
  @Refuses({ 404: 'It is no favorite of yours.' })
  async remove(
    @Param() { recipe_id }: RecipeIdParams,
    @Query() _query: FavoriteOwner,
    @CurrentUser() user: SessionUser,
  ): Promise<FavoriteRecipeDto> {
    await this.recipes.unlike(user.userId, recipe_id)
    return { recipe_id, favourite: false }
  }
}
