import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { FAKE_USER_ID } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScan } from '../testing/render-scan'
import { ENTRY, problem, ScanServer } from '../testing/scan-server'
import { FoodLog } from './food-log'
import { bringBack } from './removals'

const DAYS = 'GET /api/food-days/*'
const DELETE = 'DELETE /api/food-entry/*'
const OLD = {
  ...ENTRY,
  entry_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  date: '2026-01-02',
  meal_type: 'dinner',
}

let server = new ScanServer()
beforeEach(() => {
  server = new ScanServer()
  server.routes[DAYS] = () => ({
    days: [
      { date: '2026-01-03', entries: [{ ...ENTRY, date: '2026-01-03' }] },
      { date: '2026-01-02', entries: [OLD, { ...OLD, entry_id: 'e4d0a1c2-6f0b-4c55-9e0e-6d1f2a3b4c5d' }] },
    ],
    next_before: null,
  })
})
afterEach(() => {
  cleanup()
  for (const { entry_id } of [ENTRY, OLD]) bringBack(entry_id)
})

async function openMeal(scan: ReturnType<typeof renderScan>) {
  await scan.user.click(await screen.findByRole('button', { name: /Lunch/ }))
  return within(await screen.findByRole('dialog'))
}

describe(FoodLog.name, () => {
  it('shows each day with the sum of its meals', async () => {
    renderScan(server)
    const log = await screen.findByRole('region', { name: 'Food log' })
    await within(log).findByText('Sat, Jan 3')
    const sums = within(log).getAllByText(/^about \d+ kcal/)
    expect(sums.map((sum) => sum.textContent)).toEqual([
      'about 240 kcal · 28 g protein',
      'about 475 kcal · 56 g protein',
    ])
  })

  it('says what to do while it is empty', async () => {
    server.routes[DAYS] = () => ({ days: [], next_before: null })
    renderScan(server)
    expect(await screen.findByText('No meals yet')).toBeTruthy()
  })

  it('reads older days on demand', async () => {
    server.routes[DAYS] = ({ query }) => ({
      days: [{ date: query === '' ? '2026-01-03' : '2026-01-02', entries: [query === '' ? ENTRY : OLD] }],
      next_before: query === '' ? '2026-01-03' : null,
    })
    const { user } = renderScan(server)
    await user.click(await screen.findByRole('button', { name: 'Show older days' }))
    expect(await screen.findByText('Fri, Jan 2')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show older days' })).toBeNull()
  })

  it('copies a day to today and says how many meals', async () => {
    server.routes['POST /api/food-day/copy'] = () => ({ copied: 2, already_there: 0, entries: [] })
    const { user, calls } = renderScan(server)
    await screen.findByText('Fri, Jan 2')
    const [, second] = screen.getAllByRole('button', { name: 'Copy this day to today' })
    if (second === undefined) throw new Error('The second day has no button.')
    await user.click(second)
    await waitFor(() =>
      expect(calls.notify).toEqual([{ tone: 'success', text: '2 meals are copied to today.' }]),
    )
    expect(server.sent('POST /api/food-day/copy')).toEqual([
      expect.objectContaining({ user_id: FAKE_USER_ID, from: '2026-01-02' }),
    ])
  })

  it('deletes a meal only after the time for Undo, and at once when the page is left', async () => {
    server.routes[DELETE] = () => ({ deleted: true })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Delete this meal' }))
    await waitFor(() => expect(screen.queryByText('Sat, Jan 3')).toBeNull())
    expect(scan.calls.notify).toMatchObject([{ text: 'Lunch deleted.', action: { label: 'Undo' } }])
    expect(server.sent(DELETE)).toEqual([])
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(server.sent(DELETE)).toHaveLength(1))
  })

  it('brings a deleted meal back on Undo', async () => {
    server.routes[DELETE] = () => ({ deleted: true })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Delete this meal' }))
    act(() => scan.calls.notify[0]?.action?.onAction())
    expect(await screen.findByText('Sat, Jan 3')).toBeTruthy()
    fireEvent(window, new Event('pagehide'))
    expect(server.sent(DELETE)).toEqual([])
  })

  it('brings a meal back when it could not be deleted', async () => {
    server.routes[DELETE] = () => problem(500, 'internal', 'x7')
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Delete this meal' }))
    fireEvent(window, new Event('pagehide'))
    expect(await screen.findByText('Sat, Jan 3')).toBeTruthy()
    expect(scan.calls.notify.at(-1)?.text).toBe('The meal was not deleted. It is back in your log.')
  })

  it('logs a meal again with a new key, and takes it back on Undo', async () => {
    const again = 'POST /api/food-entry/*'
    const added = { ...ENTRY, entry_id: 'b2b6f1aa-11d5-4b7e-8e24-9d0b0f6f0a11' }
    server.routes[again] = () => added
    server.routes[DELETE] = () => ({ deleted: true })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Log this again now' }))
    await waitFor(() => expect(scan.calls.notify).toHaveLength(1))
    expect(server.sent(again)).toEqual([
      expect.objectContaining({
        user_id: FAKE_USER_ID,
        entry_id: expect.not.stringContaining(ENTRY.entry_id),
      }),
    ])
    scan.calls.notify[0]?.action?.onAction()
    await waitFor(() =>
      expect(server.calls.filter(({ route }) => route === DELETE).map(({ path }) => path)).toEqual([
        `/api/food-entry/${added.entry_id}`,
      ]),
    )
  })

  it('makes a meal a favorite', async () => {
    const put = 'PUT /api/favourite-meals/*'
    server.routes[put] = () => ({ ...ENTRY })
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: 'Add to favorites' }))
    await waitFor(() => expect(scan.calls.notify).toMatchObject([{ text: 'This meal is a favorite now.' }]))
    expect(server.sent(put)).toEqual([{ user_id: FAKE_USER_ID }])
  })

  it('corrects a food of a logged meal', async () => {
    const patch = 'PATCH /api/food-entry/*'
    server.routes[patch] = () => ENTRY
    const scan = renderScan(server)
    const sheet = await openMeal(scan)
    await scan.user.click(sheet.getByRole('button', { name: /Cooked broccoli/ }))
    await scan.user.click(await screen.findByRole('button', { name: 'Remove from this meal' }))
    await waitFor(() =>
      expect(server.sent(patch)).toEqual([{ user_id: FAKE_USER_ID, items: [{ item_id: 1, grams: 85 }] }]),
    )
  })
})
