import { Injectable } from '@nestjs/common'
import { requireConsents, type SessionUser } from '@gb/service-kit'
import { type FavoriteMeal, FavoriteRepository } from './favorite.repository.js'
import { FavoriteMealsFull } from './errors.js'
import { NoSuchMeal } from '../meal/errors.js'

/** Decides about favorite meals. */
@Injectable()
export class FavoritesService {
  constructor(private readonly favorites: FavoriteRepository) {}

  /** @throws AppError `consent_required`, `not_found`, `conflict` when there is no room */
  async put(user: SessionUser, entryId: string): Promise<FavoriteMeal> {
    requireConsents(user, ['health_data_consent'])
    const kept = await this.favorites.put(user.userId, entryId)
    if (kept) return kept
    if (await this.favorites.isLogged(user.userId, entryId)) throw new FavoriteMealsFull()
    throw new NoSuchMeal()
  }

  list(userId: string): Promise<FavoriteMeal[]> {
    return this.favorites.list(userId)
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, entryId: string): Promise<void> {
    if (!(await this.favorites.remove(userId, entryId))) throw new NoSuchMeal()
  }
}
