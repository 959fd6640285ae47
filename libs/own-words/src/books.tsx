import { type Language, type Phrases, saidIn } from '@gb/domain'
import { type Catalog, catalog, useLanguageHere } from '@gb/entries'

/** What one of those who answer says, by its English sentences; it is a catalog, to be waited for like all others. */
type PhraseBook = Catalog<Phrases | null>
export type Books = readonly PhraseBook[]

/**
 * A phrase book of @gb/domain. English is what the server said: nobody downloads it twice. Source: decision 161.
 * @param loads  what sends for each other language: `ratingPhrases`
 */
export const phraseBook = (loads: Parameters<typeof catalog<Phrases | null>>[1]): PhraseBook =>
  catalog<Phrases | null>(null, loads)

/** A sentence of the server in a language; null where no book has it, or its words have not come. The first book that has it says it. */
export function saidBy(books: Books, sentence: string, language: Language): string | null {
  if (language === 'en') return sentence
  for (const book of books) {
    const phrases = book.in(language)
    const said = phrases && saidIn(sentence, phrases, language)
    if (said !== null) return said
  }
  return null
}

/** A sentence as it is shown here, and whether it is in English although another language is spoken. */
interface Shown {
  text: string
  isForeign: boolean
}

/** Says a sentence of the server in the language that is spoken here; what no book has stays as it came. */
export function useSaidBy(books: Books): (sentence: string) => Shown {
  const language = useLanguageHere()
  return (sentence) => {
    const said = saidBy(books, sentence, language)
    return { text: said ?? sentence, isForeign: said === null }
  }
}

interface Properties {
  books: Books
  sentence: string
}

/** A sentence of the server in the language of its reader; marked as English where that language does not have it. */
export function SaidBy({ books, sentence }: Properties) {
  const { text, isForeign } = useSaidBy(books)(sentence)
  return <span lang={isForeign ? 'en' : undefined}>{text}</span>
}
