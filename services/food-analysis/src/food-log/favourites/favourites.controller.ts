import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Idempotent, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { EntryIdParams, OwnerQuery } from '../meal/meal-path.dto.js'
import { UserIdParams } from '../../shared/person-path.dto.js'
import {
  FavouriteMealDto,
  FavouriteMealsDto,
  FavouriteRemovedDto,
  PutFavouriteDto,
} from './favourites.dto.js'
import { toFavouriteMealDto } from './favourites.mapper.js'
import { FavouritesService } from './favourites.service.js'

/** Meals a person likes to log again. */
@ApiTags('food')
@Controller('api')
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Get('favourite-meals/:user_id')
  @Owner('params')
  @Answers(FavouriteMealsDto, 'Favorite meals')
  async list(@Param() _params: UserIdParams, @CurrentUser() user: SessionUser): Promise<FavouriteMealsDto> {
    return { favourites: (await this.favourites.list(user.userId)).map(toFavouriteMealDto) }
  }

  @Put('favourite-meals/:entry_id')
  @Owner('body')
  @Idempotent()
  @Answers(
    FavouriteMealDto,
    'Make a logged meal a favorite',
    'Keeps a copy, which stays when the logged meal is deleted. Again: copies the meal anew.',
  )
  @Refuses({ 404: 'There is no such meal, or it is not yours.', 409: 'There is no room for one more.' })
  async put(
    @Param() { entry_id }: EntryIdParams,
    @Body() _body: PutFavouriteDto,
    @CurrentUser() user: SessionUser,
  ): Promise<FavouriteMealDto> {
    return toFavouriteMealDto(await this.favourites.put(user, entry_id))
  }

  @Delete('favourite-meals/:entry_id')
  @Owner('query')
  @Idempotent()
  @Answers(FavouriteRemovedDto, 'Remove a favorite; the logged meal stays')
  @Refuses({ 404: 'It is no favorite of yours.' })
  async remove(
    @Param() { entry_id }: EntryIdParams,
    @Query() _query: OwnerQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<FavouriteRemovedDto> {
    await this.favourites.remove(user.userId, entry_id)
    return { deleted: true }
  }
}
