import { Injectable } from '@nestjs/common'
import { AppError, requireConsents, type SessionUser } from '@gb/service-kit'
import { FAVOURITES_FULL } from './messages.js'
import { NO_SUCH_MEAL } from '../meal/messages.js'
import { type FavouriteMeal, FavouriteRepository } from './favourite.repository.js'

/** Decides about favourite meals. */
@Injectable()
export class FavouritesService {
  constructor(private readonly favourites: FavouriteRepository) {}

  /** @throws AppError `consent_required`, `not_found`, `conflict` when there is no room */
  async put(user: SessionUser, entryId: string): Promise<FavouriteMeal> {
    requireConsents(user, ['health_data_consent'])
    const kept = await this.favourites.put(user.userId, entryId)
    if (kept) return kept
    if (await this.favourites.isLogged(user.userId, entryId)) throw new AppError('conflict', FAVOURITES_FULL)
    throw new AppError('not_found', NO_SUCH_MEAL)
  }

  list(userId: string): Promise<FavouriteMeal[]> {
    return this.favourites.list(userId)
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<void> {
    if (!(await this.favourites.remove(userId, entryId))) throw new AppError('not_found', NO_SUCH_MEAL)
  }
}
