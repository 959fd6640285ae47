import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { CurrentUser, Idempotent, Owner, ProblemDto, type SessionUser } from '@gb/service-kit'
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
  @ApiOperation({ summary: 'Favorite meals' })
  @ApiOkResponse({ type: FavouriteMealsDto })
  async list(@Param() _params: UserIdParams, @CurrentUser() user: SessionUser): Promise<FavouriteMealsDto> {
    return { favourites: (await this.favourites.list(user.userId)).map(toFavouriteMealDto) }
  }

  @Put('favourite-meals/:entry_id')
  @Owner('body')
  @Idempotent()
  @ApiOperation({
    summary: 'Make a logged meal a favorite',
    description: 'Keeps a copy, which stays when the logged meal is deleted. Again: copies the meal anew.',
  })
  @ApiOkResponse({ type: FavouriteMealDto })
  @ApiNotFoundResponse({ description: 'There is no such meal, or it is not yours.', type: ProblemDto })
  @ApiConflictResponse({ description: 'There is no room for one more.', type: ProblemDto })
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
  @ApiOperation({ summary: 'Remove a favorite; the logged meal stays' })
  @ApiOkResponse({ type: FavouriteRemovedDto })
  @ApiNotFoundResponse({ description: 'It is no favorite of yours.', type: ProblemDto })
  async remove(
    @Param() { entry_id }: EntryIdParams,
    @Query() _query: OwnerQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<FavouriteRemovedDto> {
    await this.favourites.remove(user.userId, entry_id)
    return { deleted: true }
  }
}
