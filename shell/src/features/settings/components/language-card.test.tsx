import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aRelease } from '../../../remotes/release.fixture'
import { renderFeature } from '../../testing/render-feature'
import { messages } from '../messages'
import { LanguageCard } from './language-card'

const realFetch = globalThis.fetch
const listed = (flags: Record<string, boolean>) => {
  const remotes = [aRelease(), { ...aRelease({ name: 'mfe-scan' }), config: { settings: {}, flags } }]
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ remotes })))
}
const card = () => screen.queryByRole('region', { name: messages.language.title })

afterEach(() => {
  globalThis.fetch = realFetch
  kept.keep('language', null)
})

describe(LanguageCard.name, () => {
  it('is there for those who try Spanish, and keeps what they choose on this device', async () => {
    listed({ spanish: true })
    renderFeature(<LanguageCard />)
    await userEvent.click(await screen.findByRole('radio', { name: 'Español' }))
    expect(kept.read('language')).toBe('es')
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(kept.read('language')).toBe('en')
  })

  it.each([{ spanish: false }, { other: true }, {}])('is not there with %j', async (flags) => {
    listed(flags)
    renderFeature(<LanguageCard />)
    await act(async () => {})
    expect(globalThis.fetch).toHaveBeenCalledTimes(1)
    expect(card()).toBeNull()
  })

  it('is not there where the list does not come', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new Error('offline')))
    renderFeature(<LanguageCard />)
    await act(async () => {})
    expect(card()).toBeNull()
  })
})
