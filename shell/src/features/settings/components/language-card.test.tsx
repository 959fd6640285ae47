import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aRelease } from '../../../remotes/registry/release.fixture'
import { aProfile, json, problem, renderFeature } from '../../testing/render-feature'
import { messages } from '../messages/generated/settings.en'
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
  kept.keep('triesSpanish', null)
})

describe(LanguageCard.name, () => {
  it('is there for those who try Spanish, and keeps what they choose on this device', async () => {
    listed({ spanish: true })
    const { sent } = renderFeature(<LanguageCard />, { session: { userId: null } })
    await userEvent.click(await screen.findByRole('radio', { name: 'Español' }))
    expect(kept.read('language')).toBe('es')
    expect(kept.read('triesSpanish')).toBe('yes')
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(kept.read('language')).toBe('en')
    expect(kept.read('triesSpanish')).toBeNull()
    expect(sent).toEqual([])
  })

  const { user_id: userId } = aProfile()
  const choose = `PUT /api/language/${userId}`
  const read = `GET /api/profile/${userId}`
  const bodies = (sent: { call: string; request: Request }[]) =>
    Promise.all(sent.filter(({ call }) => call === choose).map(({ request }) => request.json()))

  it('sends what somebody who is signed in chooses, for their emails, too', async () => {
    listed({ spanish: true })
    let language: 'en' | 'es' | null = null
    const { sent } = renderFeature(<LanguageCard />, {
      session: { userId },
      answers: {
        [read]: () => json(aProfile({ language })),
        [choose]: () => {
          language = 'es'
          return json({ language })
        },
      },
    })
    expect(await screen.findByText(messages.language.mails({ language: 'English' }))).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }))
    expect(await screen.findByText(messages.language.mails({ language: 'Español' }))).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(await bodies(sent)).toEqual([{ language: 'es' }])
  })

  it('offers the language of the device for the emails where they come in another, and says when that failed', async () => {
    listed({ spanish: true })
    kept.keep('language', 'es')
    const { sent } = renderFeature(<LanguageCard />, {
      session: { userId },
      answers: {
        [read]: () => json(aProfile({ language: 'en' })),
        [choose]: () => problem(503, 'unavailable', 'Busy.'),
      },
    })
    await userEvent.click(
      await screen.findByRole('button', { name: messages.language.mailsIn({ language: 'Español' }) }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(messages.language.failed)
    expect(screen.getByText(messages.language.mails({ language: 'English' }))).toBeTruthy()
    expect(await bodies(sent)).toEqual([{ language: 'es' }])
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
