import { Injectable } from '@nestjs/common'
import { type Language, phaseOn, previewOf, recipePhaseOf } from '@gb/domain'
import { PremiumPort, requireConsents, type SessionUser, todayOf } from '@gb/service-kit'
import type { CookedBook, Dish } from './cooked-book.js'
import { FavoriteRecipeRepository } from './favorite-recipe.repository.js'
import { RecipeBookService } from './recipe-book.service.js'
import { FavoriteRecipesFull, NoSuchFavoriteRecipe, NoSuchRecipe } from './errors.js'

/** The book, and what of it a person sees. */
export interface ShownBook {
  book: CookedBook
  shown: Dish[]
  favorites: ReadonlySet<string>
}

/** Recipes, whole with premium and as a preview without, and which of them a person likes. */
@Injectable()
export class PremiumRecipesService {
  constructor(
    private readonly recipes: RecipeBookService,
    private readonly favorites: FavoriteRecipeRepository,
    private readonly premium: PremiumPort,
  ) {}

  /** @param language the book is in English where its translation does not say all of it */
  async show(user: SessionUser, language: Language): Promise<ShownBook> {
    const [book, favorites, { premiumActive }] = await Promise.all([
      this.recipes.book(language),
      this.favorites.find(user.userId),
      this.premium.status(user.userId),
    ])
    const all = [...book.dishes.values()]
    const phase = phaseOn(user.person, todayOf(user))?.key ?? null
    return {
      book,
      favorites,
      shown: premiumActive ? all : previewOf(all, recipePhaseOf(phase)),
    }
  }

  /** Doing it twice changes nothing. @throws AppError `consent_required`, `not_found`, `conflict` when there is no room */
  async like(user: SessionUser, recipeId: string): Promise<void> {
    requireConsents(user, [])
    if (!(await this.recipes.book()).dishes.has(recipeId)) throw new NoSuchRecipe()
    if (!(await this.favorites.put(user.userId, recipeId))) throw new FavoriteRecipesFull()
  }

  /** @throws AppError `not_found` */
  async unlike(userId: string, recipeId: string): Promise<void> {
    if (!(await this.favorites.remove(userId, recipeId))) throw new NoSuchFavoriteRecipe()
  }
}
