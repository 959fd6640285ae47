import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { FAKE_USER_ID } from '@gb/test-kit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { givePhotos } from '../testing/photos'
import { renderPreview } from '../testing/render-scan'
import { ANALYSIS, answer, ENTRY, FOOD, problem, ScanServer } from '../testing/scan-server'
import { CorrectableItems } from './correctable-items'

const PATCH = 'PATCH /api/food-entry/*'

beforeEach(givePhotos)
afterEach(cleanup)

async function renderResults(server = new ScanServer()) {
  server.next(() => Response.json(answer()))
  const scan = await renderPreview(server)
  await scan.user.click(scan.analyze)
  await screen.findByRole('heading', { name: 'Your meal' })
  return { ...scan, server }
}

const openItem = async ({ user }: Awaited<ReturnType<typeof renderResults>>, name: RegExp) => {
  await user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

describe(CorrectableItems.name, () => {
  it('sends another amount and shows the totals and the rating of the answer', async () => {
    const [chicken, broccoli] = ENTRY.food_items
    const scan = await renderResults()
    scan.server.routes[PATCH] = () => ({
      ...ENTRY,
      food_items: [{ ...chicken, protein_g: 52.8 }, broccoli],
      protein_g: 54.2,
      gastric_sleeve_rating: 'excellent',
      rating_reasons: [],
    })
    const sheet = await openItem(scan, /Grilled chicken breast/)
    await scan.user.clear(sheet.getByLabelText('Amount'))
    await scan.user.type(sheet.getByLabelText('Amount'), '170')
    expect(sheet.getByText('about 170 g · 280 kcal · 53 g protein')).toBeTruthy()
    await scan.user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Excellent')).toBeTruthy()
    expect(scan.container.textContent).toContain('about 54 g protein')
    expect(scan.server.sent(PATCH)).toEqual([
      {
        user_id: FAKE_USER_ID,
        items: [
          { item_id: 1, grams: 170 },
          { item_id: 2, grams: 60 },
        ],
      },
    ])
    expect(scan.calls.notify).toEqual([{ tone: 'success', text: 'Your correction is saved.' }])
  })

  it('sends a name and figures that were typed over', async () => {
    const scan = await renderResults()
    scan.server.routes[PATCH] = () => ENTRY
    const sheet = await openItem(scan, /Cooked broccoli/)
    await scan.user.clear(sheet.getByLabelText('Name'))
    await scan.user.type(sheet.getByLabelText('Name'), 'Spinach')
    await scan.user.click(sheet.getByText('Change the numbers'))
    await scan.user.clear(sheet.getByLabelText('Protein'))
    await scan.user.type(sheet.getByLabelText('Protein'), '2.5')
    await scan.user.click(sheet.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { name: 'Your meal' })
    expect(scan.server.sent(PATCH)).toEqual([
      {
        user_id: FAKE_USER_ID,
        items: [
          { item_id: 1, grams: 85 },
          { item_id: 2, name: 'Spinach', grams: 60, protein_g: 2.5 },
        ],
      },
    ])
  })

  it('removes a food', async () => {
    const scan = await renderResults()
    scan.server.routes[PATCH] = () => ({ ...ENTRY, food_items: ANALYSIS.food_items.slice(0, 1) })
    const sheet = await openItem(scan, /Cooked broccoli/)
    await scan.user.click(sheet.getByRole('button', { name: 'Remove from this meal' }))
    await screen.findByRole('button', { name: 'Add a food' })
    expect(scan.server.sent(PATCH)).toEqual([{ user_id: FAKE_USER_ID, items: [{ item_id: 1, grams: 85 }] }])
  })

  it('adds a food from the search, by its household measure', async () => {
    const scan = await renderResults()
    scan.server.routes[PATCH] = () => ENTRY
    const search = await openItem(scan, /Add a food/)
    await scan.user.type(search.getByLabelText('Food'), 'cott')
    await scan.user.click(await screen.findByRole('button', { name: /Cottage cheese/ }))
    await scan.user.click(await screen.findByRole('button', { name: 'Add' }))
    await screen.findByRole('button', { name: 'Add a food' })
    expect(scan.server.sent(PATCH)).toEqual([
      {
        user_id: FAKE_USER_ID,
        items: [
          { item_id: 1, grams: 85 },
          { item_id: 2, grams: 60 },
          { food_id: 'cottage-cheese', grams: 226 },
        ],
      },
    ])
    expect(scan.server.calls.filter(({ route }) => route === 'GET /api/foods')).toHaveLength(1)
  })

  it('proposes what the person usually takes', async () => {
    const scan = await renderResults()
    scan.server.routes['GET /api/usual-portions/*'] = () => ({
      portions: [{ food_id: 'cottage-cheese', grams: 110, times: 4 }],
    })
    const search = await openItem(scan, /Add a food/)
    await scan.user.type(search.getByLabelText('Food'), 'cott')
    await scan.user.click(await screen.findByRole('button', { name: /Cottage cheese/ }))
    expect(await screen.findByText('This is what you usually have.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('0.5')
    expect(screen.getByLabelText<HTMLSelectElement>('Measure').value).toBe('cup')
    // A measure is rounded; what is usual is weighed as it was.
    expect(screen.getByText(/^about 110 g/)).toBeTruthy()
  })

  it('offers the usual amount of a scanned food, in one tap', async () => {
    const scan = await renderResults()
    scan.server.routes['GET /api/usual-portions/*'] = () => ({
      portions: [{ food_id: 'chicken-breast', grams: 60, times: 4 }],
    })
    scan.server.routes[PATCH] = () => ENTRY
    const sheet = await openItem(scan, /Grilled chicken breast/)
    expect(sheet.getByLabelText<HTMLInputElement>('Amount').value).toBe('85')
    await scan.user.click(await sheet.findByRole('button', { name: 'Use your usual 60 g' }))
    expect(sheet.getByLabelText<HTMLInputElement>('Amount').value).toBe('60')
    expect(sheet.queryByRole('button', { name: /Use your usual/ })).toBeNull()
    await scan.user.click(sheet.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Add a food' })
    expect(scan.server.sent(PATCH)).toMatchObject([{ items: [{ item_id: 1, grams: 60 }, { item_id: 2 }] }])
  })

  it('finds the household measures of an item by its food, whatever it is called', async () => {
    const server = new ScanServer()
    server.routes['GET /api/foods/*'] = () => ({
      ...FOOD,
      food_id: 'chicken-breast',
      portions: [{ name: 'fillet', grams: 120 }],
    })
    const scan = await renderResults(server)
    expect(await screen.findByText(/^¾ fillet · 85 g/)).toBeTruthy()
    const sheet = await openItem(scan, /Grilled chicken breast/)
    expect(await sheet.findByRole('option', { name: 'fillet (120 g)' })).toBeTruthy()
    expect(scan.server.calls.some(({ path }) => path === '/api/foods/chicken-breast')).toBe(true)
  })

  it('takes the numbers of a label for a food that the table does not know', async () => {
    const scan = await renderResults()
    scan.server.routes['GET /api/foods'] = () => ({ foods: [] })
    scan.server.routes[PATCH] = () => ENTRY
    const search = await openItem(scan, /Add a food/)
    await scan.user.type(search.getByLabelText('Food'), 'Zorb')
    expect(await screen.findByText('No food with this name')).toBeTruthy()
    await scan.user.click(screen.getByRole('button', { name: 'Enter the numbers myself' }))
    await scan.user.click(await screen.findByRole('button', { name: 'Add' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please enter the calories')
    for (const [label, value] of [
      ['Calories', '90'],
      ['Protein', '12'],
      ['Carbs', '5'],
      ['Fat', '2'],
      ['Sugar (optional)', '3'],
    ] as const) {
      await scan.user.type(screen.getByLabelText(label), value)
    }
    await scan.user.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByRole('button', { name: 'Add a food' })
    expect(scan.server.sent(PATCH)).toEqual([
      expect.objectContaining({
        items: expect.arrayContaining([
          { name: 'Zorb', grams: 100, calories: 90, protein_g: 12, carbs_g: 5, fat_g: 2, sugar_g: 3 },
        ]),
      }),
    ])
  })

  it('shows a correction that waits, and sends one that was made on top of it as a whole', async () => {
    const scan = await renderResults()
    scan.server.routes[PATCH] = () => problem(503, 'unavailable', 'x7')
    const amount = async (name: RegExp, grams: string) => {
      const sheet = await openItem(scan, name)
      await scan.user.clear(sheet.getByLabelText('Amount'))
      await scan.user.type(sheet.getByLabelText('Amount'), grams)
      await scan.user.click(sheet.getByRole('button', { name: 'Save' }))
    }
    await amount(/Grilled chicken breast/, '170')
    expect(await screen.findByText('Not sent yet')).toBeTruthy()
    expect(screen.getByText(/^¾ cup · 170 g/)).toBeTruthy()
    expect(scan.container.textContent).toContain('The rating follows once this is sent.')
    expect(scan.container.textContent).toContain('about 54 g protein')
    await amount(/Cooked broccoli/, '90')
    expect(await screen.findByText(/^90 g/)).toBeTruthy()
    scan.server.routes[PATCH] = () => ENTRY
    await scan.outbox.retry()
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull())
    expect(scan.server.sent(PATCH).at(-1)).toEqual({
      user_id: FAKE_USER_ID,
      items: [
        { item_id: 1, grams: 170 },
        { item_id: 2, grams: 90 },
      ],
    })
  })

  it('says why a correction was refused, and keeps it', async () => {
    const scan = await renderResults()
    scan.server.routes[PATCH] = () => problem(400, 'invalid_input', 'This is more than one meal can hold.')
    const sheet = await openItem(scan, /Grilled chicken breast/)
    await scan.user.clear(sheet.getByLabelText('Amount'))
    await scan.user.type(sheet.getByLabelText('Amount'), '4000')
    await scan.user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not saved. This is more than one meal can hold.')).toBeTruthy()
    expect(screen.getByText(/^4,?000 g/)).toBeTruthy()
  })

  it('says whose figures they are', async () => {
    await renderResults()
    expect(screen.getByText(/From our food table/)).toBeTruthy()
    expect(screen.getByText(/AI estimate/)).toBeTruthy()
  })
})
