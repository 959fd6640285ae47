import { Injectable, Logger } from '@nestjs/common'
import { FoodTablePort } from '@gb/service-kit'
import { HeldDocuments } from '../public/held-documents.js'
import type { Held } from '../public/held.js'
import { type CookedBook, cookBook, foodIdsOf, type WrittenBook } from './cooked-book.js'
import { RECIPE_MESSAGES } from './messages.js'
import { toWrittenBook } from './recipe-book.mapper.js'

/** The recipe book with figures, computed once per text and food table. */
@Injectable()
export class RecipeBookService {
  private readonly logger = new Logger(RecipeBookService.name)
  private readonly written: Held<WrittenBook>
  private cooked: { written: WrittenBook; book: Promise<CookedBook> } | null = null

  constructor(
    documents: HeldDocuments,
    private readonly foods: FoodTablePort,
  ) {
    this.written = documents.hold('recipes', toWrittenBook)
  }

  /** Computed anew whenever the text is read anew, so that a changed food table shows as soon as a changed text does. */
  async book(): Promise<CookedBook> {
    const written = await this.written.get()
    if (this.cooked?.written !== written) {
      const book = this.cook(written)
      this.cooked = { written, book }
      // The next reader tries again.
      book.catch(() => (this.cooked = null))
    }
    return this.cooked.book
  }

  private async cook(written: WrittenBook): Promise<CookedBook> {
    const book = cookBook(written, await this.foods.facts(foodIdsOf(written)))
    if (book.unknownFoods.length > 0) this.logger.warn(RECIPE_MESSAGES.unknownFoods(book.unknownFoods))
    return book
  }
}
