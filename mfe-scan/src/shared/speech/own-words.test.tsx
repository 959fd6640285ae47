import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import { catalog, entryCatalog, uiCatalog, useMessages } from '@gb/entries'
import { RemoteConfigProvider } from '@gb/mfe-contract'
import { fakeConfig } from '@gb/test-kit'
import { act, cleanup, render } from '@testing-library/react'
import manifest from '../../../package.json'
import { bringWords } from './bring-words'
import { InOwnWords } from './own-words'

const words = () => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const load = jest.fn(() => coming.then(() => ({ messages: { hello: 'Hola' } })))
  return { load, come, made: catalog({ hello: 'Hello' }, { es: load }) }
}

const show = (made: ReturnType<typeof words>['made'], isTried: boolean) => {
  const catalogs = [made]
  const Hello = () => <p>{useMessages(made).hello}</p>
  const { container } = render(
    <RemoteConfigProvider config={fakeConfig(manifest, { flags: { spanish: isTried } })}>
      <InOwnWords catalogs={catalogs} loading="...">
        <Hello />
      </InOwnWords>
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

describe(InOwnWords.name, () => {
  it('draws a part when its words are there, never in another language first', async () => {
    const { made, come } = words()
    const said = show(made, true)
    expect(said()).toEqual([undefined, '...'])
    await act(async () => come())
    expect(said()).toEqual(['es', 'Hola'])
  })

  it('stays where it stands when another language is chosen, and turns', async () => {
    kept.keep('language', 'en')
    const { made, come } = words()
    const said = show(made, true)
    expect(said()).toEqual(['en', 'Hello'])
    await act(async () => kept.keep('language', 'es'))
    expect(said()).toEqual(['en', 'Hello'])
    await act(async () => come())
    expect(said()).toEqual(['es', 'Hola'])
  })

  it('is in English at once for whoever does not try it, and sends for nothing', async () => {
    const { made, load } = words()
    expect(show(made, false)()).toEqual(['en', 'Hello'])
    await bringWords([made])
    expect(load).not.toHaveBeenCalled()
  })
})

describe(bringWords.name, () => {
  it('waits for the words where somebody tries them on this device', async () => {
    kept.keep('triesSpanish', 'yes')
    const { made, come } = words()
    const brought = bringWords([made])
    come()
    await brought
    expect(show(made, true)()).toEqual(['es', 'Hola'])
  })
})
