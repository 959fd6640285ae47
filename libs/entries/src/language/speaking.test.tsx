import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import type { Language } from '@gb/domain'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Catalog, catalog } from '../catalog/catalog'
import { countryOptions } from './country-options'
import { loadOwnLanguage, Speaking, useMessages, useOwnLanguage, useSpoken } from './speaking'

const ENGLISH = { hello: 'Hello' }
const spanish = () => Promise.resolve({ messages: { hello: 'Hola' } })

const reads = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => void reads('en-US'))
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  kept.keep('language', null)
})

describe(Catalog.name, () => {
  it('speaks English at once and sends for nothing', async () => {
    const load = jest.fn(spanish)
    const words = catalog(ENGLISH, { es: load })
    await words.load('en')
    expect([words.in('en').hello, words.speaks('en'), load.mock.calls.length]).toEqual(['Hello', true, 0])
  })

  it('speaks another language as soon as its file is there, asked for once', async () => {
    const load = jest.fn(spanish)
    const words = catalog(ENGLISH, { es: load })
    const watcher = jest.fn()
    const end = words.watch(watcher)
    expect(words.in('es').hello).toBe('Hello')
    await Promise.all([words.load('es'), words.load('es')])
    end()
    expect([words.in('es').hello, words.speaks('es')]).toEqual(['Hola', true])
    expect([load.mock.calls.length, watcher.mock.calls.length]).toEqual([1, 1])
  })

  it('stays with English without a connection, and asks again when there is one', async () => {
    const load = jest.fn(spanish).mockRejectedValueOnce(new Error('offline'))
    const words = catalog(ENGLISH, { es: load })
    await words.load('es')
    expect(words.in('es').hello).toBe('Hello')
    globalThis.dispatchEvent(new Event('online'))
    await words.load('es')
    expect(words.in('es').hello).toBe('Hola')
    globalThis.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe(useSpoken.name, () => {
  const show = (words: Catalog<typeof ENGLISH>, others: Catalog<typeof ENGLISH>[] = []) => {
    const all = [words, ...others]
    const Said = () => <p>{useMessages(words).hello}</p>
    const Place = ({ language }: { language?: Language }) => {
      const own = useOwnLanguage()
      const spoken = useSpoken(language ?? own, all)
      return (
        <div lang={spoken} data-testid="place">
          <Speaking language={spoken}>
            <Said />
          </Speaking>
        </div>
      )
    }
    return render(<Place />)
  }
  const said = () => {
    const place = screen.getByTestId('place')
    return [place.lang, place.textContent]
  }

  it('speaks the first language of the browser that we know', async () => {
    reads('es-MX', 'en-US')
    show(catalog(ENGLISH, { es: spanish }))
    expect(said()).toEqual(['en', 'Hello'])
    await act(async () => {})
    expect(said()).toEqual(['es', 'Hola'])
  })

  it('speaks what somebody chose on this device before that', async () => {
    reads('es-MX')
    kept.keep('language', 'en')
    const load = jest.fn(spanish)
    show(catalog(ENGLISH, { es: load }))
    await act(async () => {})
    expect([said(), load.mock.calls.length]).toEqual([['en', 'Hello'], 0])
    await act(async () => kept.keep('language', 'es'))
    expect(said()).toEqual(['es', 'Hola'])
  })

  it('never mixes two: as long as one part is missing all is in English', async () => {
    reads('es')
    let arrive = () => {}
    const late = catalog(ENGLISH, {
      es: () => new Promise((resolve) => (arrive = () => resolve({ messages: { hello: 'Hola' } }))),
    })
    show(catalog(ENGLISH, { es: spanish }), [late])
    await act(async () => {})
    expect(said()).toEqual(['en', 'Hello'])
    await act(async () => arrive())
    expect(said()).toEqual(['es', 'Hola'])
  })
})

describe(loadOwnLanguage.name, () => {
  it("has the person's language there before anything is said", async () => {
    reads('es-US')
    const words = catalog(ENGLISH, { es: spanish })
    await loadOwnLanguage([words])
    expect(words.speaks('es')).toBe(true)
  })

  it('ends where the file does not come', async () => {
    reads('es-US')
    const words = catalog(ENGLISH, { es: () => Promise.reject(new Error('offline')) })
    await loadOwnLanguage([words])
    expect(words.speaks('es')).toBe(false)
  })
})

describe(countryOptions.name, () => {
  it('names the countries in each language, in its order, and any other last', () => {
    const labels = (language: Language) => countryOptions(language, 'x').map(({ label }) => label)
    expect(labels('en').slice(0, 2)).toEqual(['Australia', 'Austria'])
    expect(labels('es').slice(0, 3)).toEqual(['Alemania', 'Australia', 'Austria'])
    expect([labels('en').at(-1), labels('es').at(-1)]).toEqual(['x', 'x'])
    expect(labels('es')).toHaveLength(labels('en').length)
  })
})
