import { App } from './pages/app'
import { LogPage } from './pages/log-page'
import { MoodPage } from './pages/mood-page'
import { clockAgo, WeightPage } from './pages/weight-page'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

test('a weight is logged, back-dated, corrected and deleted, and the progress follows', async ({
  page,
  product,
  quietConsole,
}) => {
  const app = new App(page)
  const weight = new WeightPage(page)
  await openSignedIn(page, product.url, { current_weight_lbs: 230, goal_weight_lbs: 150 })

  await test.step('Home takes a weight on the spot', async () => {
    const card = page.getByRole('region', { name: 'Weight', exact: true })
    await card.getByRole('button', { name: 'Log weight' }).click()
    await card.getByRole('textbox', { name: 'Weight' }).fill('228.4')
    await card.getByRole('button', { name: 'Add Weight' }).click()
    await expect(app.notice('Added 228.4 lbs.')).toBeVisible()
    await expect(card).toContainText('228.4')
    await card.getByRole('button', { name: 'See all' }).click()
    await weight.has('228.4')
    await expectAccessible(page)
  })

  await test.step('kilograms typed as pounds are asked about once', async () => {
    await weight.type('104.6')
    await expect(page.getByText('104.6 lbs: did you mean kg?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, 104.6 kg' }).click()
    await weight.has('104.6')
    await weight.form.getByRole('radio', { name: 'lbs' }).check()
    await weight.has('228.4')
    await expect(weight.rows).toHaveCount(3)
  })

  await test.step('a weight of three days ago goes to its day', async () => {
    await weight.setWhen(3)
    await weight.type('231')
    await weight.has('231')
    await expect(weight.rows.filter({ hasText: '231' })).not.toContainText('Today')
    await expect(weight.progress).toContainText('230.6')
  })

  await test.step('the first weight can be corrected but has no delete control', async () => {
    await expect(page.getByRole('button', { name: /^Delete 230 lbs/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Edit 230 lbs/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Weight', { exact: true }).fill('240')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
    await expect(weight.progress).toContainText('9.4')
  })

  await test.step('deleting asks in these words, and the progress is counted again', async () => {
    await page.getByRole('button', { name: /^Delete 231 lbs/ }).click()
    await expect(
      page.getByText('Are you sure you want to delete this weight entry? This action cannot be undone.'),
    ).toBeVisible()
    await app.answer('Delete')
    await expect(
      app.notice('Weight entry deleted successfully! Your progress has been recalculated.'),
    ).toBeVisible()
    await expect(weight.rows).toHaveCount(3)
    await page.reload()
    await expect(weight.rows).toHaveCount(3)
  })
  expect(quietConsole).toEqual([])
})

test('a mood is logged by keyboard, moved, deleted and brought back', async ({
  page,
  product,
  quietConsole,
}) => {
  const app = new App(page)
  const mood = new MoodPage(page)
  await openSignedIn(page, product.url)
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Mood' }).click()

  await test.step('two sliders and a word', async () => {
    await mood.pick('Hopeful')
    await mood.slide('Mood', 3)
    await mood.slide('Energy', -1)
    await mood.write('Victories', 'Walked up all the stairs')
    await mood.save()
    await mood.unfold()
    await expect(mood.rows).toHaveCount(1)
    await expect(mood.rows).toContainText('Hopeful')
    await expect(mood.rows).toContainText('8')
    await expectAccessible(page)
  })

  await test.step('it moves to another day', async () => {
    await page.getByRole('button', { name: /^Read or edit Hopeful/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('When').fill(await clockAgo(page, 1))
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(mood.rows).toContainText('Yesterday')
  })

  await test.step('a deletion can be undone', async () => {
    await page.getByRole('button', { name: /^Delete Hopeful/ }).click()
    await expect(mood.rows).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(mood.rows).toHaveCount(1)
    await page.reload()
    await expect(mood.rows).toContainText('Hopeful')
  })
  expect(quietConsole).toEqual([])
})

test('a note that is saved before the phrases are there is read when they come', async ({
  page,
  product,
}) => {
  const app = new App(page)
  const weight = new WeightPage(page)
  const help = page.getByRole('heading', { name: 'You matter, and help is here right now' })
  let isAway = true
  await page.route(/\/assets\/words-/, (route) => (isAway ? route.abort() : route.continue()))
  // The server, which knows the phrases too, does not get it: what is read is read here.
  await page.route('**/api/weight-entry', (route) => route.abort())
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Weight' }).click()
  await weight.write('229', 'I want to end my life')
  await weight.has('229')
  await expect(weight.rows.filter({ hasText: '229' })).toContainText('Not sent yet')
  await expect(help).toBeHidden()
  isAway = false
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
  await expect(help).toBeVisible()
})

test('a note that arrives while the phrases are away brings help by the word of the server', async ({
  page,
  product,
}) => {
  const app = new App(page)
  const weight = new WeightPage(page)
  await page.route(/\/assets\/words-/, (route) => route.abort())
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Weight' }).click()
  await weight.write('229', 'I want to end my life')
  await expect(page.getByRole('heading', { name: 'You matter, and help is here right now' })).toBeVisible()
})

test('Mood stands and saves without the phrases; help comes by the word of the server', async ({
  page,
  product,
}) => {
  const app = new App(page)
  const mood = new MoodPage(page)
  await page.route(/\/assets\/words-/, (route) => route.abort())
  await openSignedIn(page, product.url)
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Mood' }).click()
  await mood.pick('Hopeful')
  await mood.write('Journal', 'A long walk')
  await mood.save()
  await mood.unfold()
  await expect(mood.rows).toContainText('A long walk')
  await expect(page.getByText('Your mood is saved')).toBeVisible()
  await mood.pick('Sad')
  await mood.write('Journal', 'I want to end my life')
  await mood.save()
  await expect(mood.crisis).toBeVisible()
})

test('a mood that neither the server nor the phrases have read brings help when they come, also after a reload', async ({
  page,
  product,
}) => {
  const app = new App(page)
  const mood = new MoodPage(page)
  let isAway = true
  await page.route(/\/assets\/words-/, (route) => (isAway ? route.abort() : route.continue()))
  await page.route('**/api/mood-entry', (route) => route.abort())
  await openSignedIn(page, product.url)
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Mood' }).click()
  await mood.pick('Sad')
  await mood.write('Journal', 'I want to end my life')
  await mood.save()
  await mood.unfold()
  await expect(mood.rows).toContainText('Not sent yet')
  await page.reload()
  await expect(mood.rows).toContainText('I want to end my life')
  await expect(mood.crisis).toBeHidden()
  isAway = false
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
  await expect(mood.crisis).toBeVisible()
  await expect(mood.crisis).toContainText('on this device')
})

test('a mood that is very low has help in view, right below its scale', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const mood = new MoodPage(page)
  await openSignedIn(page, product.url)
  await new LogPage(page).open('Mood')
  await expect(mood.form).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await mood.form.getByRole('slider', { name: 'Mood' }).evaluate((slider: HTMLInputElement) => {
    // As a finger moves it: the page stays where it is.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '1')
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  })
  for (const name of ['Call 988', 'Text 988']) {
    const link = mood.form.getByRole('link', { name })
    await expect(link).toHaveCount(1)
    await expect(link).toBeInViewport({ ratio: 1 })
    // Not under the bar at the foot.
    await link.click({ trial: true })
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('words of crisis are saved first, then help is on top; the words go nowhere else', async ({
  page,
  product,
}) => {
  const WORDS = 'Some days I do not want to be here'
  const app = new App(page)
  const mood = new MoodPage(page)
  const person = await openSignedIn(page, product.url)
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Mood' }).click()
  await mood.pick('Sad')
  await mood.write('Journal', WORDS)
  const carriers: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('want to be here')) carriers.push(new URL(request.url()).pathname)
  })
  await mood.save()
  await expect(mood.crisis).toBeVisible()
  await expect.poll(() => carriers).toEqual(['/api/mood-entry'])
  await expect(mood.crisis.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expectAccessible(page)
  const { entries } = (await (await person.api.get(`/api/mood-history/${person.userId}`)).json()) as {
    entries: { journal_entry: string }[]
  }
  expect(entries).toMatchObject([{ journal_entry: WORDS }])

  expect(carriers).toEqual(['/api/mood-entry'])
  await mood.crisis.getByRole('button', { name: 'I am safe' }).click()
  await expect(mood.crisis).toBeHidden()
  await mood.unfold()
  await expect(mood.rows).toContainText('Sad')
})
