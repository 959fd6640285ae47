import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import { catalog, useMessages } from '@gb/entries'
import { act, cleanup, render, screen } from '@testing-library/react'
import { inOwnWords, Said } from './said'
import { noteTrial, wantedLanguage } from './wanted'

const words = () => {
  const load = jest.fn(() => Promise.resolve({ messages: { hello: 'Hola' } }))
  return { load, made: catalog({ hello: 'Hello' }, { es: load }) }
}
const said = () => [
  screen
    .getByText(/Hola|Hello/)
    .closest('[lang]')
    ?.getAttribute('lang'),
  document.body.textContent,
]

beforeEach(() => kept.keep('language', 'es'))
afterEach(() => {
  cleanup()
  noteTrial(false)
  kept.keep('language', null)
})

describe(wantedLanguage.name, () => {
  it('is English for whoever does not try what is translated, whatever they chose', () => {
    expect(wantedLanguage()).toBe('en')
    noteTrial(true)
    expect(wantedLanguage()).toBe('es')
    kept.keep('language', 'en')
    expect(wantedLanguage()).toBe('en')
  })

  it('tells nobody what is so already', () => {
    const heard = jest.fn()
    const end = kept.subscribe(heard)
    noteTrial(false)
    noteTrial(true)
    noteTrial(true)
    end()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe(Said.name, () => {
  it('turns with the trial, and back, and sends for nothing before', async () => {
    const { load, made } = words()
    const Hello = () => <p>{useMessages(made).hello}</p>
    render(
      <Said catalogs={[made]}>
        <Hello />
      </Said>,
    )
    await act(async () => {})
    expect([said(), load.mock.calls.length]).toEqual([['en', 'Hello'], 0])
    await act(async () => noteTrial(true))
    expect(said()).toEqual(['es', 'Hola'])
    await act(async () => noteTrial(false))
    expect(said()).toEqual(['en', 'Hello'])
  })
})

describe(inOwnWords.name, () => {
  it('gives a part when its words are there, so that it is never seen in the other language', async () => {
    noteTrial(true)
    const { made } = words()
    const Hello = ({ to }: { to: string }) => <p>{`${useMessages(made).hello} ${to}`}</p>
    const Part = await inOwnWords(Hello, [made])
    render(<Part to="Ana" />)
    expect(said()).toEqual(['es', 'Hola Ana'])
  })
})
