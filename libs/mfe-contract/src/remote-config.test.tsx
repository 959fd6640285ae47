import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { RemoteConfigProvider, useConfig, useFlag } from './remote-config'

interface Manifest {
  gb: {
    settings: { shown: { default: number }; words: { default: string[] } }
    flags: { fresh: { owner: string }; calm: { owner: string } }
  }
}

function Line() {
  const { shown, words } = useConfig<Manifest>()
  // The compiler knows what each is, and which names there are.
  const line = `${shown.toFixed(1)} ${words.join('+')}`
  // @ts-expect-error there is no such setting
  const { other } = useConfig<Manifest>()
  // @ts-expect-error there is no such flag
  const isOther = useFlag<Manifest>('other')
  const flags = [useFlag<Manifest>('fresh'), useFlag<Manifest>('calm'), isOther, other === undefined]
  return <p>{`${line} ${flags.join(' ')}`}</p>
}

afterEach(cleanup)

describe(useConfig.name, () => {
  it('gives the settings and flags of the provider above, typed by the package.json', () => {
    const config = { settings: { shown: 8, words: ['a', 'b'] }, flags: { fresh: true, calm: false } }
    render(
      <RemoteConfigProvider config={config}>
        <Line />
      </RemoteConfigProvider>,
    )
    expect(screen.getByText('8.0 a+b true false false true').tagName).toBe('P')
  })

  it('is that of the nearest remote: one inside another reads its own', () => {
    const outer = { settings: { shown: 1, words: [] }, flags: {} }
    const inner = { settings: { shown: 2, words: [] }, flags: {} }
    render(
      <RemoteConfigProvider config={outer}>
        <RemoteConfigProvider config={inner}>
          <Line />
        </RemoteConfigProvider>
      </RemoteConfigProvider>,
    )
    expect(screen.getByText(/^2\.0/).tagName).toBe('P')
  })

  it('says what is missing outside of one', () => {
    expect(() => render(<Line />)).toThrow('no RemoteConfigProvider above')
  })
})
