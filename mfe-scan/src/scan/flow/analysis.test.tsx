import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { FAKE_USER_ID } from '@gb/test-kit'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { ScanTab } from './scan-tab'
import { givePhotos } from '../testing/photos'
import { renderPreview } from '../testing/render-scan'
import { answer, problem, ScanServer } from '../testing/scan-server'

const never = () => new Promise<Response>(() => {})
const good = () => Response.json(answer())
const timedOut = () => Promise.reject(new DOMException('too slow', 'TimeoutError'))
const alertText = async () => (await screen.findByRole('alert')).textContent

beforeEach(givePhotos)
afterEach(cleanup)

describe(`${ScanTab.name}, the analysis`, () => {
  it('sends the photo as bare base64 with the person and the chosen meal', async () => {
    const server = new ScanServer().next(good)
    const { analyze, user } = await renderPreview(server)
    await user.click(screen.getByRole('radio', { name: 'Dinner' }))
    await user.click(analyze)
    await screen.findByRole('button', { name: 'Done' })
    expect(server.analyses.map(({ body }) => body)).toEqual([
      { image_base64: btoa('JPEG'), user_id: FAKE_USER_ID, meal_type: 'dinner' },
    ])
  })

  it('sends one request for a double tap', async () => {
    const server = new ScanServer().next(never)
    const { analyze } = await renderPreview(server)
    // Both before React has drawn anything in between.
    act(() => {
      analyze.click()
      analyze.click()
    })
    await waitFor(() => expect(server.analyses).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Analyze' })).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(server.analyses).toHaveLength(1)
  })

  it('counts with the answer, before the server has been asked again', async () => {
    const server = new ScanServer().next(good)
    const { analyze, user } = await renderPreview(server)
    server.status = new Promise(() => {})
    await user.click(analyze)
    await user.click(await screen.findByRole('button', { name: 'Scan Another' }))
    expect(await screen.findByText('1 of 3 free scans left')).toBeTruthy()
    expect(screen.queryByText('2 of 3 free scans left')).toBeNull()
  })

  it('says how long it takes while it runs', async () => {
    const { analyze, user } = await renderPreview(new ScanServer().next(never))
    await user.click(analyze)
    expect(screen.getByText('Usually 5-10 seconds. We stop after 15 seconds.')).toBeTruthy()
  })

  it('gives up after 15 s and asks for a clearer, smaller image', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    const { analyze, user } = await renderPreview(new ScanServer().next(timedOut))
    await user.click(analyze)
    expect(await alertText()).toContain(
      'The analysis took too long. Please try again with a clearer, smaller image.',
    )
    expect(timeout).toHaveBeenCalledWith(15_000)
  })

  it('sends the same key again after a timeout, so that nothing is charged twice', async () => {
    const server = new ScanServer().next(timedOut, good)
    const { analyze, user } = await renderPreview(server)
    await user.click(analyze)
    await user.click(await screen.findByRole('button', { name: 'Analyze' }))
    await screen.findByRole('button', { name: 'Done' })
    const [first, second] = server.analyses
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(second?.key).toBe(first?.key)
    expect(second?.body).toEqual(first?.body)
  })

  it('takes another key for another meal type', async () => {
    const server = new ScanServer().next(timedOut, good)
    const { analyze, user } = await renderPreview(server)
    await user.click(screen.getByRole('radio', { name: 'Lunch' }))
    await user.click(analyze)
    await user.click(await screen.findByRole('radio', { name: 'Dinner' }))
    await user.click(screen.getByRole('button', { name: 'Analyze' }))
    await screen.findByRole('button', { name: 'Done' })
    expect(new Set(server.analyses.map(({ key }) => key)).size).toBe(2)
  })

  it('stops the request on Cancel and keeps the photo without a word of failure', async () => {
    const server = new ScanServer().next(never)
    const { analyze, user } = await renderPreview(server)
    await user.click(analyze)
    await waitFor(() => expect(server.analyses).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(server.analyses[0]?.signal.aborted).toBe(true)
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [
      'the provider failing',
      () => problem(502, 'provider_failed', 'The photo could not be analyzed. No scan was used.'),
      ['Error analyzing food. Please try again.', 'No scan was used.'],
    ],
    [
      'a fault of the server',
      () => problem(500, 'internal', 'x7'),
      ['Error analyzing food. Please try again.', 'Your photo is still here.'],
    ],
    [
      'the provider being too slow',
      () => problem(504, 'provider_timeout', 'slow'),
      ['The analysis took too long. Please try again with a clearer, smaller image.'],
    ],
    [
      'a lost connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      ['Network error. Please check your internet connection and try again.', 'Your photo is still here.'],
    ],
    [
      'a missing consent',
      () => problem(403, 'consent_required', 'x', { purpose: 'ai_analysis_consent' }),
      ['This scan needs your consent.', 'may be sent to an AI service'],
    ],
    [
      'an outdated consent',
      () => problem(403, 'consent_outdated', 'x', { purpose: 'health_data_consent' }),
      ['The text of a consent has changed.', 'may store the health data'],
    ],
  ])('explains %s', async (_, reply, sentences) => {
    const { analyze, user } = await renderPreview(new ScanServer().next(reply))
    await user.click(analyze)
    const text = await alertText()
    for (const sentence of sentences) expect(text).toContain(sentence)
    expect(text).not.toContain('x7')
  })

  it('opens the upgrade window at the limit and shows the message with used and total', async () => {
    const message = 'You have used all 3 of your free scans.'
    const server = new ScanServer().next(() =>
      problem(402, 'total_limit_reached', message, { scans_used: 3, total_limit: 3 }),
    )
    const { analyze, calls, user } = await renderPreview(server)
    await user.click(analyze)
    const text = await alertText()
    expect(text).toContain(message)
    expect(text).toContain('Scans used: 3 of 3')
    expect(calls.openUpgrade).toEqual([{ kind: 'scan-limit', message, scansUsed: 3, totalLimit: 3 }])
  })

  it('shows why a photo has no result, and goes back to the camera on Retake', async () => {
    const message = 'This photo is too dark to see the food. No scan was used.'
    const server = new ScanServer().next(() => Response.json(answer(null, { reason: 'too_dark', message })))
    const { analyze, user } = await renderPreview(server)
    await user.click(analyze)
    expect(await screen.findByText(message)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Retake' }))
    expect(screen.getByLabelText('Take Photo')).toBeTruthy()
  })

  it('reads the scan counter again afterwards', async () => {
    const server = new ScanServer().next(good)
    const { analyze, user } = await renderPreview(server)
    await user.click(analyze)
    await user.click(await screen.findByRole('button', { name: 'Scan Another' }))
    await waitFor(() => expect(server.statusReads).toBeGreaterThan(1))
  })

  it('tells a person who went to another screen that the meal is in the log', async () => {
    const reply = Promise.withResolvers<Response>()
    const { analyze, calls, unmount, user } = await renderPreview(new ScanServer().next(() => reply.promise))
    await user.click(analyze)
    unmount()
    reply.resolve(good())
    await waitFor(() => expect(calls.notify).toHaveLength(1))
    expect(calls.notify[0]).toEqual({
      tone: 'success',
      text: 'Your scanned meal is ready and in your log for today.',
    })
  })
})
