import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { wallClock } from '@gb/entries'
import { FAKE_USER_ID } from '@gb/test-kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScan } from '../testing/render-scan'
import { ENTRY, problem, ScanServer } from '../testing/scan-server'
import { LogSheet } from './log-sheet'

const LOG = 'POST /api/food-entry'
const PARSE = 'POST /api/foods/parse'
const EGG = {
  text: '2 eggs',
  food_id: 'egg',
  name: 'Egg',
  grams: 100,
  portion: 'egg',
  calories: 155,
  protein_g: 12.6,
  carbs_g: 1.1,
  fat_g: 10.6,
  fiber_g: 0,
  sugar_g: 1.1,
  is_assumed: false,
  problem: null,
  message: null,
}
const ZORB = {
  ...EGG,
  text: 'zorb',
  food_id: null,
  name: 'zorb',
  grams: null,
  calories: null,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  fiber_g: null,
  sugar_g: null,
  problem: 'unknown_food',
  message: 'We do not know this food.',
}

let server = new ScanServer()
beforeEach(() => {
  server = new ScanServer()
  server.routes[LOG] = () => ENTRY
})
afterEach(cleanup)

async function open() {
  const scan = renderScan(server)
  await scan.user.click(screen.getByRole('button', { name: 'Log without a photo' }))
  const sheet = within(await screen.findByRole('dialog'))
  await scan.user.click(sheet.getByRole('radio', { name: 'Lunch' }))
  return { ...scan, sheet }
}

describe(LogSheet.name, () => {
  it('has the focus in the search, says what uses a scan, and logs a food by its name', async () => {
    const { user, sheet, calls } = await open()
    expect(sheet.getByText('Only a photo uses a scan.')).toBeTruthy()
    await user.type(sheet.getByLabelText('What did you eat?'), 'cott')
    await user.click(await screen.findByRole('button', { name: /Cottage cheese/ }))
    await user.click(await screen.findByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Total: about 165 kcal · 28 g protein')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Log this meal' }))
    await waitFor(() => expect(calls.notify).toEqual([{ tone: 'success', text: 'Lunch is in your log.' }]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.sent(LOG)).toEqual([
      {
        user_id: FAKE_USER_ID,
        entry_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        meal_type: 'lunch',
        items: [{ food_id: 'cottage-cheese', grams: 226 }],
        recorded_at: expect.any(String),
      },
    ])
    expect(server.analyses).toEqual([])
  })

  it('reads a typed meal into a list to confirm, and waits for what it does not know', async () => {
    server.routes[PARSE] = () => ({ items: [EGG, ZORB] })
    const { user, sheet } = await open()
    await user.type(sheet.getByLabelText('What did you eat?'), '2 eggs and zorb')
    await user.click(sheet.getByRole('button', { name: 'Find these foods' }))
    expect(await sheet.findByText('We do not know this food.')).toBeTruthy()
    const save = sheet.getByRole<HTMLButtonElement>('button', { name: 'Log this meal' })
    expect(save.disabled).toBe(true)
    // A line of facts is drawn in parts that stay whole.
    expect(sheet.getByText(/^100 g/).parentElement?.parentElement?.textContent).toMatch(
      /^100\sg\s·\s155\skcal\s·\s13\sg\sprotein$/,
    )
    await user.click(sheet.getByRole('button', { name: 'Remove zorb' }))
    expect(sheet.getByText('Total: about 155 kcal · 13 g protein')).toBeTruthy()
    await user.click(save)
    await waitFor(() => expect(server.sent(LOG)).toHaveLength(1))
    expect(server.sent(PARSE)).toEqual([{ text: '2 eggs and zorb' }])
    expect(server.sent(LOG)).toMatchObject([{ items: [{ food_id: 'egg', grams: 100 }] }])
  })

  it('searches at once for a name that was not understood', async () => {
    server.routes[PARSE] = () => ({ items: [EGG, { ...ZORB, name: 'jello' }] })
    const { user, sheet } = await open()
    await user.type(sheet.getByLabelText('What did you eat?'), 'an egg and jello')
    await user.click(sheet.getByRole('button', { name: 'Find these foods' }))
    await user.click(await sheet.findByRole('button', { name: 'Find jello' }))
    expect(await screen.findByDisplayValue('jello')).toBeTruthy()
  })

  it('says so when it reads nothing, and keeps the text', async () => {
    server.routes[PARSE] = () => ({ items: [] })
    const { user, sheet } = await open()
    const field = sheet.getByLabelText<HTMLInputElement>('What did you eat?')
    await user.type(field, 'blah')
    await user.click(sheet.getByRole('button', { name: 'Find these foods' }))
    expect(await sheet.findByText(/We found no food in this text/)).toBeTruthy()
    expect(field.value).toBe('blah')
  })

  it('keeps a meal that cannot be sent, and makes a second try the same meal', async () => {
    server.routes[PARSE] = () => ({ items: [EGG] })
    server.routes[LOG] = () => problem(503, 'unavailable', 'x7')
    const { user, sheet, outbox } = await open()
    await user.type(sheet.getByLabelText('What did you eat?'), '2 eggs')
    await user.click(sheet.getByRole('button', { name: 'Find these foods' }))
    await user.click(await sheet.findByRole('button', { name: 'Log this meal' }))
    const today = await screen.findByRole('list', { name: 'Today' })
    expect(within(today).getByText('Not sent yet')).toBeTruthy()
    server.routes[LOG] = () => ENTRY
    await outbox.retry()
    await waitFor(() => expect(server.sent(LOG)).toHaveLength(2))
    const [first, second] = server.sent(LOG)
    expect(second).toEqual(first)
  })

  it('logs a meal of yesterday', async () => {
    server.routes[PARSE] = () => ({ items: [EGG] })
    const { user, sheet } = await open()
    await user.click(sheet.getByRole('button', { name: 'Now: change the day or the time' }))
    const yesterday = wallClock(new Date(Date.now() - 86_400_000))
    fireEvent.change(sheet.getByLabelText('When'), { target: { value: yesterday } })
    await user.type(sheet.getByLabelText('What did you eat?'), '2 eggs')
    await user.click(sheet.getByRole('button', { name: 'Find these foods' }))
    await user.click(await sheet.findByRole('button', { name: 'Log this meal' }))
    await waitFor(() =>
      expect(server.sent(LOG)).toMatchObject([{ recorded_at: new Date(yesterday).toISOString() }]),
    )
  })

  it('repeats a favorite or a recent meal with one tap, each kind of meal once', async () => {
    const again = 'POST /api/food-entry/*'
    server.routes[again] = () => ENTRY
    server.routes['GET /api/food-days/*'] = () => ({
      days: [{ date: '2026-01-03', entries: [ENTRY, { ...ENTRY, entry_id: 'old' }] }],
      next_before: null,
    })
    server.routes['GET /api/favourite-meals/*'] = () => ({ favourites: [{ ...ENTRY, source: 'sample' }] })
    const { user, sheet } = await open()
    const recent = await sheet.findByRole('list', { name: 'Recent meals' })
    expect(within(recent).getAllByRole('button')).toHaveLength(1)
    expect(recent.textContent).not.toContain('sample result')
    expect(sheet.getByRole('list', { name: 'Favorites' }).textContent).toContain('sample result')
    await user.click(within(await sheet.findByRole('list', { name: 'Favorites' })).getByRole('button'))
    await waitFor(() => expect(server.sent(again)).toMatchObject([{ meal_type: 'lunch' }]))
    expect(server.calls.find(({ route }) => route === again)?.path).toBe(
      `/api/food-entry/${ENTRY.entry_id}/repeat`,
    )
  })
})
