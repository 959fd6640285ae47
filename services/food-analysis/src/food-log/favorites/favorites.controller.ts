import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Idempotent, Owner, OwnerId, Refuses, type SessionUser } from '@gb/service-kit'
import { EntryIdParams } from '../meal/meal-path.dto.js'
import { FavoriteMealDto, FavoriteMealsDto, FavoriteRemovedDto, PutFavoriteDto } from './favorites.dto.js'
import { toFavoriteMealDto } from './favorites.mapper.js'
import { FavoritesService } from './favorites.service.js'

/** Meals a person likes to log again. */
@ApiTags('food')
@Controller('api')
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Get('favourite-meals/:user_id')
  @Owner('params')
  @Answers(FavoriteMealsDto, 'Favorite meals')
  async list(@CurrentUser() user: SessionUser): Promise<FavoriteMealsDto> {
    return { favourites: (await this.favorites.list(user.userId)).map(toFavoriteMealDto) }
  }

  @Put('favourite-meals/:entry_id')
  @Owner('body')
  @Idempotent()
  @Answers(
    FavoriteMealDto,
    'Make a logged meal a favorite',
    'Keeps a copy, which stays when the logged meal is deleted. Again: copies the meal anew.',
  )
  @Refuses({ 404: 'There is no such meal, or it is not yours.', 409: 'There is no room for one more.' })
  async put(
    @Param() { entry_id }: EntryIdParams,
    @Body() _body: PutFavoriteDto,
    @CurrentUser() user: SessionUser,
  ): Promise<FavoriteMealDto> {
    return toFavoriteMealDto(await this.favorites.put(user, entry_id))
  }

  @Delete('favourite-meals/:entry_id')
  @Owner('query')
  @Idempotent()
  @Answers(FavoriteRemovedDto, 'Remove a favorite; the logged meal stays')
  @Refuses({ 404: 'It is no favorite of yours.' })
  async remove(
    @Param() { entry_id }: EntryIdParams,
    @Query() _query: OwnerId,
    @CurrentUser() user: SessionUser,
  ): Promise<FavoriteRemovedDto> {
    await this.favorites.remove(user.userId, entry_id)
    return { deleted: true }
  }
}
