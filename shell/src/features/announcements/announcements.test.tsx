import { queryKeys } from '@gb/api-client'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { storage } from '../../shared/storage'
import { json, problem, renderFeature } from '../testing/render-feature'
import { Announcements } from './announcements'
import { messages } from './messages/generated/announcements.en'

const HOUR = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

const announcement = (announcement_id: string, from: number, to: number) => ({
  announcement_id,
  tone: 'info',
  title: `Note ${announcement_id}`,
  text: 'What you log is kept.',
  starts_at: at(from),
  ends_at: at(to),
})

const GET = 'GET /api/announcements'
const draw = (...announcements: object[]) =>
  renderFeature(<Announcements screen="home" />, { answers: { [GET]: () => json({ announcements }) } })

beforeEach(() => localStorage.clear())

describe(Announcements.name, () => {
  it('shows what is dated for now, and nothing that is over or still to come', async () => {
    draw(
      announcement('now', -HOUR, HOUR),
      announcement('over', -2 * HOUR, -HOUR),
      announcement('later', HOUR, 2 * HOUR),
    )
    await screen.findByText('Note now')
    expect(screen.queryByText('Note over')).toBeNull()
    expect(screen.queryByText('Note later')).toBeNull()
  })

  it('rests as its title when it is long, and opens to all of it', async () => {
    const text = 'What you log is kept, and sent when we are back. '.repeat(4).trim()
    draw({ ...announcement('long', -HOUR, HOUR), text })
    const summary = await screen.findByText('Note long')
    const shown = summary.closest('details')
    expect(shown?.open).toBe(false)
    await userEvent.click(summary)
    expect(shown?.open).toBe(true)
    expect(shown?.textContent).toContain(text)
  })

  it('keeps a dismissed announcement away, also after signing out, and shows the next one', async () => {
    draw(announcement('first', -HOUR, HOUR))
    await userEvent.click(await screen.findByRole('button', { name: messages.dismiss }))
    expect(screen.queryByText('Note first')).toBeNull()
    storage.forgetPerson()
    draw(announcement('first', -HOUR, HOUR), announcement('second', -HOUR, HOUR))
    await screen.findByText('Note second')
    expect(screen.queryByText('Note first')).toBeNull()
  })

  it('moves nothing on a screen that is in use; from the next one on it stands there', async () => {
    const Screens = () => {
      const [open, setOpen] = useState('home')
      return (
        <>
          <Announcements screen={open} />
          <button type="button" onClick={() => setOpen('tips')}>
            Tips
          </button>
        </>
      )
    }
    renderFeature(<Screens />, {
      answers: { [GET]: () => json({ announcements: [announcement('now', -HOUR, HOUR)] }) },
    })
    const placeOf = async () =>
      (await screen.findByRole('status')).closest('[data-place]')?.getAttribute('data-place')
    expect(await placeOf()).toBe('over')
    await userEvent.click(screen.getByRole('button', { name: 'Tips' }))
    expect(await placeOf()).toBe('above')
  })

  it('shows nothing when the announcements cannot be read', async () => {
    const { sent } = renderFeature(<Announcements screen="home" />, {
      answers: { [GET]: () => problem(503, 'unavailable', 'Busy.') },
    })
    await Promise.resolve()
    expect(sent.map(({ call }) => call)).toEqual([GET])
    expect(screen.queryByRole('status')).toBeNull()
  })

  describe('without an answer of the server', () => {
    beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T08:30:00Z') }))
    afterEach(() => {
      cleanup()
      jest.useRealTimers()
    })
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    const isShown = (id: string) => screen.queryByText(`Note ${id}`) !== null

    /** What the server said when it could still be reached. */
    const drawHeard = async (hoursAgo: number, ...announcements: object[]) => {
      const { queries } = renderFeature(<Announcements screen="home" />)
      queries.setQueryData(
        queryKeys.announcements(),
        { announcements },
        { updatedAt: Date.now() - hoursAgo * HOUR },
      )
      await pass(0)
    }

    it('begins and ends each announcement at its time', async () => {
      await drawHeard(0, announcement('first', -HOUR, 5000), announcement('second', 5000, 9000))
      await pass(4999)
      expect([isShown('first'), isShown('second')]).toEqual([true, false])
      await pass(1)
      expect([isShown('first'), isShown('second')]).toEqual([false, true])
      await pass(4000)
      expect([isShown('first'), isShown('second')]).toEqual([false, false])
    })

    it('shows of what was heard before only what is for now', async () => {
      await drawHeard(3, announcement('over', -4 * HOUR, -HOUR), announcement('begun', -HOUR, HOUR))
      expect([isShown('over'), isShown('begun')]).toEqual([false, true])
    })
  })
})
