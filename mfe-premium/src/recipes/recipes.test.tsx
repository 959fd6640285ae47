import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BOOK, RECIPES, recipes, today } from '../shared/testing/recipes'
import { json, problem, renderPart } from '../shared/testing/render-part'
import { messages } from './messages/generated/recipes.en'
import { RecipePreview } from './recipe-preview'
import { Recipes } from './recipes'

afterEach(cleanup)

const rows = () => {
  const lists = ['Recipes', messages.now, messages.others]
  return lists
    .flatMap((name) => screen.queryAllByRole('list', { name }))
    .flatMap((list) => within(list).getAllByRole('button'))
    .map((row) => RECIPES.find(({ name }) => row.textContent?.includes(name))?.name)
}
const choosePhase = async (phase: string) =>
  userEvent.selectOptions(await screen.findByLabelText('Phase'), phase)
const names = async () => {
  await screen.findAllByText(/^\d+ recipes?$/)
  return rows()
}

describe(Recipes.name, () => {
  it('finds recipes by word, category, phase and favorites', async () => {
    renderPart(<Recipes userId="u1" />, recipes())
    expect(await names()).toEqual(['Vanilla morning shake', 'Salmon dill mousse'])
    // The phase of today is marked; every other one can be chosen as well.
    await choosePhase('Full liquids (now)')
    expect(await names()).toEqual(['Vanilla morning shake'])
    await choosePhase('Puree')
    expect(await names()).toEqual(['Salmon dill mousse', 'Vanilla morning shake'])
    await userEvent.click(screen.getByRole('button', { name: 'My favorites' }))
    expect(await names()).toEqual(['Salmon dill mousse'])
    await choosePhase('All phases')
    await userEvent.click(screen.getByRole('button', { name: 'My favorites' }))
    expect(await names()).toEqual(['Vanilla morning shake', 'Salmon dill mousse'])
    await userEvent.selectOptions(screen.getByLabelText('Meal'), 'Dinner (23)')
    expect(await names()).toEqual(['Salmon dill mousse'])
    await userEvent.selectOptions(screen.getByLabelText('Meal'), 'All meals')
    await choosePhase('Full liquids (now)')
    await userEvent.click(screen.getByRole('button', { name: 'My favorites' }))
    expect(await screen.findByText('No recipe fits all of that')).toBeTruthy()
    await choosePhase('All phases')
    await userEvent.type(screen.getByLabelText('Search recipes'), 'milk')
    expect(await screen.findByText('No recipe fits all of that')).toBeTruthy()
  })

  it('puts what is good for the phase of today first, with a picture each', async () => {
    renderPart(<Recipes userId="u1" />, recipes({ ...BOOK, recipes: [...RECIPES].reverse() }))
    const now = await screen.findByRole('list', { name: messages.now })
    expect(now.textContent).toContain('Vanilla morning shake')
    expect(screen.getByRole('list', { name: messages.others }).textContent).toContain('Salmon dill mousse')
    expect(document.querySelectorAll('svg[viewBox="0 0 96 96"]')).toHaveLength(2)
  })

  it('finds what fits the protein that today still needs, and offers that only while something is missing', async () => {
    renderPart(<Recipes userId="u1" />, recipes())
    await userEvent.click(await screen.findByRole('button', { name: 'Fits the 24 g you still need today' }))
    expect(await names()).toEqual(['Vanilla morning shake'])
    renderPart(<Recipes userId="u1" />, {
      ...recipes(),
      'GET /api/daily-summary/*': () => json({ ...today('full'), consumed: { protein: 71 } }),
    })
    await screen.findByRole('list', { name: messages.now })
    expect(screen.queryByRole('button', { name: /you still need/ })).toBeNull()
  })

  it('is cooked step by step, with the servings that were chosen, while the screen stays on', async () => {
    const release = jest.fn(() => Promise.resolve())
    const request = jest.fn(() =>
      Promise.resolve({ release, released: false, addEventListener: () => undefined }),
    )
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    renderPart(<Recipes userId="u1" />, recipes())
    await userEvent.click(await screen.findByRole('button', { name: /Vanilla morning shake/ }))
    await userEvent.click(screen.getByRole('button', { name: 'More servings' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cook step by step' }))
    const cook = within(screen.getAllByRole('dialog').at(-1) ?? document.body)
    expect(cook.getByText(/^1 1\/2 cups/)).toBeTruthy()
    expect(await cook.findByText('Your screen stays on while you cook.')).toBeTruthy()
    await userEvent.click(cook.getByRole('button', { name: 'Next' }))
    expect(cook.getByText('Step 1 of 2')).toBeTruthy()
    expect(cook.getByText('Pour the milk into a shaker.')).toBeTruthy()
    // The amount of what this step puts in stands under it, for the servings that are made.
    expect(cook.getByText(/^1 1\/2 cups/)).toBeTruthy()
    await userEvent.click(cook.getByRole('button', { name: 'Next' }))
    expect(cook.queryByText(/^1 1\/2 cups/)).toBeNull()
    await userEvent.click(cook.getByRole('button', { name: 'Done' }))
    expect(cook.getByText('Ready to eat')).toBeTruthy()
    expect(cook.getByText('Sip over 15 to 20 minutes.')).toBeTruthy()
    expect(release).not.toHaveBeenCalled()
    await userEvent.click(cook.getByRole('button', { name: 'Log this meal' }))
    expect(screen.getByRole('dialog', { name: 'Log Vanilla morning shake' })).toBeTruthy()
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
    Reflect.deleteProperty(navigator, 'wakeLock')
  })

  it('has a timer for the waits of a step, which runs on through the next ones and rings once', async () => {
    const buzz = jest.fn(() => true)
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: buzz })
    const [shake] = RECIPES
    if (shake === undefined) throw new Error('a recipe is needed')
    const slow = { ...shake, instructions: ['Simmer the milk for 5 to 6 minutes.', 'Serve it.'] }
    renderPart(<Recipes userId="u1" />, recipes({ ...BOOK, recipes: [slow] }))
    await userEvent.click(await screen.findByRole('button', { name: /Vanilla morning shake/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cook step by step' }))
    expect(screen.queryByRole('button', { name: /timer/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Start a 5-minute timer' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('timer').textContent).toMatch(/^[45]:\d\d$/)
    expect(buzz).not.toHaveBeenCalled()
    const inSixMinutes = Date.now() + 360_000
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => inSixMinutes)
    expect(await screen.findByText('Time is up.')).toBeTruthy()
    expect(buzz).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('timer')).toBeNull()
    clock.mockRestore()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it('keeps the step and the timer when the window is closed by mistake', async () => {
    const [shake] = RECIPES
    if (shake === undefined) throw new Error('a recipe is needed')
    const slow = { ...shake, instructions: ['Simmer the milk for 5 minutes.', 'Serve it.'] }
    renderPart(<Recipes userId="u1" />, recipes({ ...BOOK, recipes: [slow] }))
    await userEvent.click(await screen.findByRole('button', { name: /Vanilla morning shake/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cook step by step' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Start a 5-minute timer' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Step 1 of 2')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cook step by step' }))
    expect(screen.getByText('Step 1 of 2')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/^[45]:\d\d$/)
  })

  it('is cooked as well where the screen cannot be kept on', async () => {
    renderPart(<Recipes userId="u1" />, recipes())
    await userEvent.click(await screen.findByRole('button', { name: /Vanilla morning shake/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cook step by step' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Step 1 of 2')).toBeTruthy()
    expect(screen.queryByText('Your screen stays on while you cook.')).toBeNull()
  })

  it('can be filtered by phase without a surgery date', async () => {
    renderPart(<Recipes userId="u1" />, {
      ...recipes(),
      'GET /api/daily-summary/*': () => json(today(null)),
    })
    await choosePhase('Full liquids')
    expect(await names()).toEqual(['Vanilla morning shake'])
    expect(screen.queryByRole('option', { name: /Before surgery/ })).toBeNull()
  })

  it('offers what suits the liver diet in its two weeks alone', async () => {
    renderPart(<Recipes userId="u1" />, {
      ...recipes(),
      'GET /api/daily-summary/*': () => json(today('preop')),
    })
    await choosePhase('Before surgery (now)')
    expect(await screen.findByText('No recipe fits all of that')).toBeTruthy()
  })

  it('scales the ingredients to the servings that are cooked', async () => {
    renderPart(<Recipes userId="u1" />, recipes())
    await userEvent.click(await screen.findByRole('button', { name: /Salmon dill mousse/ }))
    expect(screen.getByText(/^4 oz/).textContent).toBe('4 oz (120 g)')
    await userEvent.click(screen.getByRole('button', { name: 'More servings' }))
    expect(screen.getByText(/^6 oz/).textContent).toBe('6 oz (180 g)')
  })

  it('says who wrote a recipe and when it was checked', async () => {
    renderPart(<Recipes userId="u1" />, recipes())
    await userEvent.click(await screen.findByRole('button', { name: /Vanilla morning shake/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Where this comes from' }))
    expect(screen.getByText('Written by Gastric Buddy')).toBeTruthy()
    expect(screen.getByText('Checked November 22, 2026')).toBeTruthy()
  })

  it('logs what was eaten: the foods of the recipe times the servings', async () => {
    const { host, sentTo } = renderPart(<Recipes userId="u1" />, recipes(), { session: { userId: 'u1' } })
    await userEvent.click(await screen.findByRole('button', { name: /Vanilla morning shake/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Log this meal' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Half a serving' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log it' }))
    expect(host.calls.notify).toMatchObject([{ text: 'Vanilla morning shake is in your food log.' }])
    await waitFor(() => expect(sentTo('POST /api/food-entry')).toHaveLength(1))
    const body: unknown = await sentTo('POST /api/food-entry')[0]?.request.json()
    expect(body).toMatchObject({
      user_id: 'u1',
      meal_type: 'breakfast',
      items: [{ food_id: 'ultra-filtered-skim-milk', grams: 91.5 }],
    })
  })

  it('marks a favorite at once and takes that back when it could not be saved', async () => {
    const { host } = renderPart(<Recipes userId="u1" />, {
      ...recipes(),
      'PUT /api/favourite-recipes/*': () => problem(503, 'unavailable', 'The server is busy.'),
    })
    await userEvent.click(await screen.findByRole('button', { name: /Vanilla morning shake/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to favorites' }))
    expect(await screen.findByRole('button', { name: 'Add to favorites' })).toBeTruthy()
    expect(host.calls.notify).toMatchObject([{ tone: 'danger' }])
  })

  it('says what went wrong, by server and by connection', async () => {
    renderPart(<Recipes userId="u1" />, {
      ...recipes(),
      'GET /api/premium-recipes': () => problem(503, 'unavailable', 'The server is busy.'),
    })
    expect(await screen.findByText('Error loading recipes. Please try again.')).toBeTruthy()
    renderPart(<Recipes userId="u1" />, {
      ...recipes(),
      'GET /api/premium-recipes': () => new Error('offline'),
    })
    expect(await screen.findByText('Error loading recipes. Please check your connection.')).toBeTruthy()
  })
})

describe(RecipePreview.name, () => {
  it('shows real recipes and how many there are, without favorites', async () => {
    const { host } = renderPart(<RecipePreview userId="u1" />, recipes({ ...BOOK, preview: true }))
    await userEvent.click(screen.getByRole('button', { name: 'See 3 of our 60+ recipes' }))
    expect(await screen.findByText('Here are 2 of 84 recipes. Premium opens all of them.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Vanilla morning shake/ }))
    expect(screen.queryByRole('button', { name: 'Add to favorites' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Open all recipes' }))
    expect(host.calls.openUpgrade).toEqual([{ kind: 'premium-tab' }])
  })
})
