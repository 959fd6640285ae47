import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { FAKE_USER_ID } from '@gb/test-kit'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { Recovery } from './recovery'
import { pendingScan } from './pending-scan'
import { givePhotos } from '../testing/photos'
import { renderPreview, renderScan } from '../testing/render-scan'
import { answer, ScanServer } from '../testing/scan-server'

const STATE = 'GET /api/analysis/*'
const finished = () => ({ state: 'finished', answer: answer(), error: null, message: null })

beforeEach(() => {
  givePhotos()
  sessionStorage.clear()
})
afterEach(cleanup)

const sent = (userId = FAKE_USER_ID) => pendingScan.keep({ userId, key: 'k1', mealType: 'dinner' })

describe(Recovery.name, () => {
  it('finds the result of a photo that was sent before a reload, without sending it again', async () => {
    sent()
    const server = new ScanServer()
    server.routes[STATE] = finished
    const { user } = renderScan(server)
    expect(await screen.findByText('Your result is ready')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show result' }))
    expect(await screen.findByText("Added to today's log as dinner.")).toBeTruthy()
    expect(server.calls.find(({ route }) => route === STATE)?.query).toBe('?key=k1')
    expect(server.analyses).toEqual([])
    expect(pendingScan.read(FAKE_USER_ID)).toBeNull()
  })

  it('finds it after the analysis took too long', async () => {
    const server = new ScanServer().next(() => Promise.reject(new DOMException('too slow', 'TimeoutError')))
    server.routes[STATE] = finished
    const { analyze, user } = await renderPreview(server)
    await user.click(analyze)
    await user.click(await screen.findByRole('button', { name: 'Show result' }))
    expect(await screen.findByRole('heading', { name: 'Your meal' })).toBeTruthy()
    const query = new URLSearchParams(server.calls.find(({ route }) => route === STATE)?.query)
    expect(query.get('key')).toBe(server.analyses[0]?.key)
    expect(server.analyses).toHaveLength(1)
  })

  it('says that a photo is still being worked on', async () => {
    sent()
    const server = new ScanServer()
    server.routes[STATE] = () => ({ state: 'running', answer: null, error: null, message: null })
    renderScan(server)
    expect(await screen.findByText(/We are still working on the photo you sent/)).toBeTruthy()
  })

  it('says in the words of the server why a photo failed, and forgets it', async () => {
    sent()
    const message = 'The photo could not be analyzed. No scan was used. Please try again.'
    const server = new ScanServer()
    server.routes[STATE] = () => ({ state: 'failed', answer: null, error: 'provider_failed', message })
    renderScan(server)
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(pendingScan.read(FAKE_USER_ID)).toBeNull())
    expect(screen.queryByText('Your result is ready')).toBeNull()
  })

  it('asks nothing about the photo of another person', async () => {
    sent('00000000-0000-4000-8000-000000000000')
    const server = new ScanServer()
    renderScan(server)
    await screen.findByText('2 of 3 free scans left')
    expect(server.sent(STATE)).toEqual([])
  })

  it('keeps no key once the result was seen', async () => {
    const { analyze, user } = await renderPreview(new ScanServer().next(() => Response.json(answer())))
    await user.click(analyze)
    await screen.findByRole('heading', { name: 'Your meal' })
    expect(pendingScan.read(FAKE_USER_ID)).toBeNull()
  })
})
