import { Injectable, Logger } from '@nestjs/common'
import { FoodTablePort, type Held } from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { type CookedBook, cookBook, foodIdsOf, type WrittenBook } from './cooked-book.js'
import { RECIPE_MESSAGES } from './messages.js'
import { toWrittenBook } from './recipe-book.mapper.js'

/** How long figures are held, in ms: the food table may be changed by another process. */
const FIGURES_MS = 600_000

/** The recipe book with figures, computed once per text. */
@Injectable()
export class RecipeBookService {
  private readonly logger = new Logger(RecipeBookService.name)
  private readonly written: Held<WrittenBook>
  private cooked: { written: WrittenBook; until: number; book: Promise<CookedBook> } | null = null

  constructor(
    documents: HeldDocuments,
    private readonly foods: FoodTablePort,
  ) {
    this.written = documents.hold('recipes', toWrittenBook)
  }

  /** Computed anew for a new text, and every ten minutes. */
  async book(): Promise<CookedBook> {
    const written = await this.written.get()
    if (this.cooked?.written !== written || this.cooked.until < Date.now()) {
      const book = this.cook(written)
      this.cooked = { written, until: Date.now() + FIGURES_MS, book }
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
