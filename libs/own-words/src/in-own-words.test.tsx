import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import { catalog, entryCatalog, uiCatalog, useMessages } from '@gb/entries'
import { RemoteConfigProvider } from '@gb/mfe-contract'
import { fakeConfig } from '@gb/test-kit'
import { act, cleanup, render } from '@testing-library/react'
import { inOwnWords } from './in-own-words'
import { InOwnWords } from './own-words'

const words = () => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const load = jest.fn(() => coming.then(() => ({ messages: { hello: 'Hola' } })))
  return { load, come, made: catalog({ hello: 'Hello' }, { es: load }) }
}

const REMOTE = {
  gb: { flags: { spanish: { default: { development: true, test: false, production: false } } } },
} as const

const show = async ({ made }: ReturnType<typeof words>, isTried: boolean) => {
  const Hello = ({ to }: { to: string }) => <p>{`${useMessages(made).hello} ${to}`}</p>
  const Part = await inOwnWords(Hello, [made])
  const { container } = render(
    <RemoteConfigProvider config={fakeConfig(REMOTE, { flags: { spanish: isTried } })}>
      <Part to="Ana" />
    </RemoteConfigProvider>,
  )
  return () => [container.querySelector('[lang]')?.getAttribute('lang'), container.textContent]
}

beforeEach(async () => {
  kept.keep('language', 'es')
  await Promise.all([uiCatalog.load('es'), entryCatalog.load('es')])
})
afterEach(() => {
  cleanup()
  kept.keep('language', null)
  kept.keep('triesSpanish', null)
})

describe(inOwnWords.name, () => {
  it('draws a part when its words are there, never in another language first', async () => {
    const made = words()
    const said = await show(made, true)
    expect(said()).toEqual([undefined, ''])
    await act(async () => made.come())
    expect(said()).toEqual(['es', 'Hola Ana'])
  })

  it('stays where it stands when another language is chosen, and turns', async () => {
    kept.keep('language', 'en')
    const made = words()
    const said = await show(made, true)
    expect(said()).toEqual(['en', 'Hello Ana'])
    await act(async () => kept.keep('language', 'es'))
    expect(said()).toEqual(['en', 'Hello Ana'])
    await act(async () => made.come())
    expect(said()).toEqual(['es', 'Hola Ana'])
  })

  it('is in English at once for whoever does not try it, and sends for nothing', async () => {
    const made = words()
    const said = await show(made, false)
    expect(said()).toEqual(['en', 'Hello Ana'])
    expect(made.load).not.toHaveBeenCalled()
  })

  it('comes with its words where somebody tries them on this device', async () => {
    kept.keep('triesSpanish', 'yes')
    const made = words()
    made.come()
    const said = await show(made, true)
    expect(said()).toEqual(['es', 'Hola Ana'])
  })
})

describe(InOwnWords.name, () => {
  it('keeps the place of a part until its words are there', async () => {
    const { made, come } = words()
    const catalogs = [made]
    const { container } = render(
      <RemoteConfigProvider config={fakeConfig(REMOTE, { flags: { spanish: true } })}>
        <InOwnWords catalogs={catalogs} loading="...">
          <p>Hola</p>
        </InOwnWords>
      </RemoteConfigProvider>,
    )
    expect(container.textContent).toBe('...')
    await act(async () => come())
    expect(container.textContent).toBe('Hola')
  })
})
