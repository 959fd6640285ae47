import type { Language, Phrases } from '@gb/domain'
import { Speaking } from '@gb/entries'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { phraseBook, saidBy, SaidBy, useSaidBy } from './books'

const bookOf = (messages: Phrases) => phraseBook({ es: () => Promise.resolve({ messages }) })

const RATING = { 'Have {food} first.': 'Coma primero {food}.', fish: 'pescado', 'Well done.': 'Muy bien.' }
const KIT = { 'Please check the marked fields.': 'Revise los campos marcados.', 'Well done.': 'Listo.' }

const come = async (...all: Phrases[]) => {
  const books = all.map(bookOf)
  await Promise.all(books.map((each) => each.load('es')))
  return books
}

const draw = (books: Parameters<typeof saidBy>[0], sentence: string, language: Language) =>
  render(
    <Speaking language={language}>
      <SaidBy books={books} sentence={sentence} />
    </Speaking>,
  ).container.innerHTML

afterEach(cleanup)

describe(saidBy.name, () => {
  it('says a sentence by whichever book has it, by the first of those that do', async () => {
    const books = await come(RATING, KIT)
    expect(saidBy(books, 'Have fish first.', 'es')).toBe('Coma primero pescado.')
    expect(saidBy(books, 'Please check the marked fields.', 'es')).toBe('Revise los campos marcados.')
    expect(saidBy(books, 'Well done.', 'es')).toBe('Muy bien.')
    expect(saidBy(books.toReversed(), 'Well done.', 'es')).toBe('Listo.')
  })

  it('has nothing to say of what no book has, and without books', async () => {
    expect(saidBy(await come(RATING, KIT), 'A newer server says this.', 'es')).toBeNull()
    expect(saidBy([], 'Well done.', 'es')).toBeNull()
  })

  it('has nothing to say before its words have come', async () => {
    const book = bookOf(RATING)
    expect(saidBy([book], 'Well done.', 'es')).toBeNull()
    await book.load('es')
    expect(saidBy([book], 'Well done.', 'es')).toBe('Muy bien.')
  })

  it('leaves English as the server said it, whatever the books have', async () => {
    expect(saidBy(await come(RATING), 'Well done.', 'en')).toBe('Well done.')
    expect(saidBy([], 'A newer server says this.', 'en')).toBe('A newer server says this.')
  })
})

describe(SaidBy.name, () => {
  it('says it in the language that is spoken here', async () => {
    const books = await come(RATING)
    expect(draw(books, 'Well done.', 'es')).toBe('<span>Muy bien.</span>')
    expect(draw(books, 'Well done.', 'en')).toBe('<span>Well done.</span>')
  })

  it('marks as English what that language does not have, and nothing where English is spoken', async () => {
    const books = await come(RATING)
    expect(draw(books, 'Something new.', 'es')).toBe('<span lang="en">Something new.</span>')
    expect(draw(books, 'Something new.', 'en')).toBe('<span>Something new.</span>')
  })
})

describe(useSaidBy.name, () => {
  it('tells what is shown, and whether it is in another language than the part', async () => {
    const books = await come(RATING)
    const shown: unknown[] = []
    const Part = () => {
      const said = useSaidBy(books)
      shown.push(said('Well done.'), said('Something new.'))
      return null
    }
    render(
      <Speaking language="es">
        <Part />
      </Speaking>,
    )
    expect(shown).toEqual([
      { text: 'Muy bien.', isForeign: false },
      { text: 'Something new.', isForeign: true },
    ])
  })
})
