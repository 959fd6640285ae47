import { WeightPage } from './pages/weight-page'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const CHAIR = 'I fit in the chair with room to spare'

test('a story is opened from Home, told in two taps, corrected, and kept while there is no connection', async ({
  page,
  context,
  product,
}) => {
  const person = await openSignedIn(page, product.url, {
    current_weight_lbs: 230,
    goal_weight_lbs: 150,
    surgery_date: daysAgo(100),
  })
  const line = page.getByRole('list', { name: 'Your moments' }).getByRole('listitem')

  await test.step('Home leads there, and Back leads to the weights', async () => {
    const card = page.getByRole('region', { name: 'Weight', exact: true })
    await card.getByRole('button', { name: 'Your story' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your story' })).toBeVisible()
    await expect(line.last()).toContainText('The day of your surgery')
    await page.goBack()
    await expect(new WeightPage(page).form).toBeVisible()
    await page.getByRole('button', { name: /^Your story/ }).click()
  })

  await test.step('a milestone is two taps', async () => {
    await page.getByRole('button', { name: CHAIR }).click()
    await page.getByRole('button', { name: 'Add milestone' }).click()
    await expect(line.first()).toContainText(CHAIR)
    await expect(page.getByRole('button', { name: CHAIR, exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('its words can be corrected, and a deletion taken back', async () => {
    await page.getByRole('button', { name: `Edit ${CHAIR}, Today` }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(/^Your milestone/).fill('I fit in the movie seat')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(line.first()).toContainText('I fit in the movie seat')
    await page.getByRole('button', { name: /^Delete I fit in the movie seat/ }).click()
    await expect(line).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line.first()).toContainText('I fit in the movie seat')
  })

  await test.step('own words wait for a connection, survive a reload of the tab, and arrive once', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Write your own' }).click()
    await page.getByLabel('Your milestone').fill('I danced at a wedding')
    await page.getByRole('button', { name: 'Add milestone' }).click()
    await expect(line.first()).toContainText('Not sent yet')
    await context.setOffline(false)
    const stored = async () => {
      const answer = await person.api.get(`/api/milestone-history/${person.userId}`)
      const { entries } = (await answer.json()) as { entries: { milestone: string }[] }
      return entries.map(({ milestone }) => milestone)
    }
    await expect.poll(stored).toEqual(['I danced at a wedding', 'I fit in the movie seat'])
  })
})

test('words that call for help put it on top of the story', async ({ page, product }) => {
  await openSignedIn(page, product.url, { current_weight_lbs: 230, goal_weight_lbs: 150 })
  await page
    .getByRole('region', { name: 'Weight', exact: true })
    .getByRole('button', { name: 'Your story' })
    .click()
  await page.getByRole('button', { name: 'Write your own' }).click()
  await page.getByLabel('Your milestone').fill('smaller belt but i want to kill myself')
  await page.getByRole('button', { name: 'Add milestone' }).click()
  await expect(page.getByRole('heading', { name: 'You matter, and help is here right now' })).toBeVisible()
})

test('a log is one stop of the keyboard, and a question takes the focus and gives it back', async ({
  page,
  product,
}) => {
  const person = await openSignedIn(page, product.url, { current_weight_lbs: 230, goal_weight_lbs: 150 })
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
    await person.api.post('/api/weight-entry', {
      data: {
        user_id: person.userId,
        weight_lbs: 229 - n / 10,
        recorded_at: new Date(Date.now() - n * DAY_MS).toISOString(),
      },
    })
  // They were logged behind the back of this page.
  await page.reload()
  await page
    .getByRole('region', { name: 'Weight', exact: true })
    .getByRole('button', { name: 'See all' })
    .click()
  const weight = new WeightPage(page)
  await weight.unfold()
  await expect(weight.rows).toHaveCount(9)
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )

  await test.step('nine rows are one stop, with arrows inside', async () => {
    const bar = page.getByRole('toolbar', { name: 'Last 10 weights' })
    await expect(bar.locator('button[tabindex="-1"]')).toHaveCount(16)
    const stop = bar.locator('button:not([tabindex])')
    await expect(stop).toHaveCount(1)
    await stop.focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toMatch(/^Edit 228\.9 lbs/)
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toMatch(/^Delete 228\.9 lbs/)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toMatch(/^Delete 228\.8 lbs/)
    await page.keyboard.press('Tab')
    expect(await focused()).not.toMatch(/^(Edit|Delete)/)
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toMatch(/^Delete 228\.8 lbs/)
  })

  await test.step('the question of a slip is where the keyboard is', async () => {
    const field = weight.form.getByLabel('Weight', { exact: true })
    await field.fill('1050')
    await field.press('Enter')
    await field.fill('105')
    await field.press('Enter')
    const question = page.getByRole('group', { name: '105 lbs: did you mean kg?' })
    await expect(question).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Change it')
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(field).toBeFocused()
  })
})
