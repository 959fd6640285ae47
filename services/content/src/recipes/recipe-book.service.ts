import type { Language } from '@gb/domain'
import { Injectable, Logger } from '@nestjs/common'
import { FoodTablePort } from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { spoken } from '../documents/translations/spoken.js'
import { type CookedBook, cookBook, foodIdsOf, type WrittenBook } from './cooked-book.js'
import { RECIPE_MESSAGES } from './messages.js'
import { toWrittenBook } from './recipe-book.mapper.js'

/** How long figures are held, in ms: the food table may be changed by another process. */
const FIGURES_MS = 600_000

interface Cooked {
  written: WrittenBook
  until: number
  book: Promise<CookedBook>
}

/** The recipe book with figures, computed once per text and language. */
@Injectable()
export class RecipeBookService {
  private readonly logger = new Logger(RecipeBookService.name)
  private readonly written: (language: Language) => Promise<WrittenBook>
  private readonly cooked = new Map<Language, Cooked>()

  constructor(
    documents: HeldDocuments,
    private readonly foods: FoodTablePort,
  ) {
    this.written = documents.holdInEach('recipes', (...text) => toWrittenBook(spoken(...text)))
  }

  /**
   * Computed anew for a new text, and every ten minutes.
   * @param asked the book is in English where its translation does not say all of it
   */
  async book(asked: Language = 'en'): Promise<CookedBook> {
    const written = await this.written(asked)
    const known = this.cooked.get(asked)
    if (known?.written === written && known.until >= Date.now()) return known.book
    const book = this.cook(written)
    this.cooked.set(asked, { written, until: Date.now() + FIGURES_MS, book })
    // The next reader tries again.
    book.catch(() => this.cooked.delete(asked))
    return book
  }

  private async cook(written: WrittenBook): Promise<CookedBook> {
    const book = cookBook(written, await this.foods.facts(foodIdsOf(written)))
    if (book.unknownFoods.length > 0) this.logger.warn(RECIPE_MESSAGES.unknownFoods(book.unknownFoods))
    return book
  }
}
