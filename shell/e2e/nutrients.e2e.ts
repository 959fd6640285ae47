import { randomUUID } from 'node:crypto'
import { addDays, localDay } from '@gb/domain'
import type { Page } from '@playwright/test'
import { LogPage } from './pages/log-page'
import { createPerson, type Person } from './support/api'
import { arriveInSpanish, expectSpanish, unfoldAll } from './support/in-spanish'
import { squeezed } from './support/squeezed'
import { expect, expectAccessible, expectAccessibleInAllLooks, test } from './support/test'

const ZONE = 'America/New_York'
const TODAY = localDay(new Date(), ZONE)
const PHONE = { width: 390, height: 844 }

const post = async ({ api, userId }: Person, path: string, data: object): Promise<void> => {
  const answer = await api.post(path, {
    headers: { 'X-Time-Zone': ZONE },
    data: { user_id: userId, entry_id: randomUUID(), ...data },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A year after surgery, who took the multivitamin for two weeks and B12 today, and had eggs, yogurt and a dish of their own. */
const somebody = async (url: string): Promise<Person> => {
  const person = await createPerson(url, { surgery_date: addDays(TODAY, -365) })
  const items = [
    { food_id: 'egg-hard-boiled', grams: 100 },
    { food_id: 'greek-yogurt-plain-nonfat', grams: 170 },
    { name: 'My lasagna', grams: 200, calories: 300, protein_g: 20, carbs_g: 30, fat_g: 11 },
  ]
  await post(person, '/api/food-entry', { meal_type: 'lunch', items })
  const pill = { dosage_mg: 0.5, dosage_amount: 500, dosage_unit: 'mcg', time_taken: 'morning', notes: '' }
  await post(person, '/api/vitamin-entry', { ...pill, vitamin_name: 'Vitamin B12' })
  const tablet = {
    ...pill,
    vitamin_name: 'Multivitamin',
    dosage_mg: 1,
    dosage_amount: 1,
    dosage_unit: 'tablet',
  }
  for (let ago = 1; ago <= 8; ago += 1)
    await post(person, '/api/vitamin-entry', { ...tablet, recorded_at: `${addDays(TODAY, -ago)}T13:00:00Z` })
  return person
}

const opened = async (page: Page, { api, userId }: Person): Promise<LogPage> => {
  await page.context().addCookies((await api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), userId)
  await page.goto('/')
  const log = new LogPage(page)
  await log.open('Vitamins')
  return log
}

const unfolded = async (log: LogPage, name: string) => {
  const card = log.card(name)
  if ((await card.locator('details').getAttribute('open')) === null) await log.unfold(name)
  await card.scrollIntoViewIfNeeded()
  return card
}

for (const viewport of [PHONE, { width: 1280, height: 800 }])
  test(`nutrients of a day and a week, and which tests to ask for, ${viewport.width} wide`, async ({
    page,
    product,
    quietConsole,
  }) => {
    // On a desk the logs are in the rail: it is the same screen.
    await page.setViewportSize(PHONE)
    const log = await opened(page, await somebody(product.url))
    await page.setViewportSize(viewport)
    const nutrients = await unfolded(log, 'From food and pills')
    const row = (name: string) => nutrients.getByRole('listitem').filter({ hasText: name })

    await test.step('today, with what is known of it', async () => {
      await expect(row('Vitamin B12')).toContainText('500\u00a0mcg')
      await expect(row('Vitamin B12')).toContainText('≈ 2.4\u00a0mcg')
      await expect(row('Vitamin B12')).toContainText('known for 2 of 3 foods')
      await expect(row('Iron')).toContainText('None logged')
      await expectAccessibleInAllLooks(page)
      await page.setViewportSize(viewport)
    })

    await test.step('the week before it', async () => {
      await nutrients.getByRole('button', { name: '7 days before' }).click()
      await expect(nutrients).toContainText('no days with meals, 7 days with vitamins')
      await expect(nutrients).toContainText('7 multivitamins are not counted here.')
      await expect(row('Vitamin B12')).toContainText('No meals logged')
    })

    const ask = await unfolded(log, 'Which tests to ask for')
    const asked = ask.getByRole('list', { name: 'Ask your team for these tests' })

    await test.step('what is seldom in the log, what is noticed, and the blood test of this time', async () => {
      await expect(asked).toContainText('Why: seldom in your log: Vitamin B12')
      await ask.getByRole('button', { name: 'Very tired or pale' }).click()
      await expect(asked).toContainText('Why: tired or pale · seldom in your log: Vitamin B12')
      await expect(ask).toContainText('Your 12-month blood test')
      await expectAccessible(page)
      expect(await squeezed(page, 'Vitamins with nutrients and tests')).toEqual([])
    })

    await test.step('what cannot wait is no matter for a test', async () => {
      await ask.getByRole('button', { name: /^Confused/ }).click()
      const help = page.getByRole('alert').filter({ hasText: 'You checked confusion' })
      await expect(help.getByRole('link', { name: 'Call 911' })).toBeInViewport()
      await expect(help).toContainText('What you check is not stored')
      await expectAccessible(page)
      await ask.getByRole('button', { name: /^Confused/ }).click()
      await expect(help).toHaveCount(0)
    })
    expect(quietConsole).toEqual([])
  })

test('nutrients and tests are said in Spanish', async ({ page, product }) => {
  await page.setViewportSize(PHONE)
  await arriveInSpanish(page, await somebody(product.url))
  await page.getByRole('navigation', { name: 'Lugares' }).getByRole('button', { name: 'Registro' }).click()
  await page.getByRole('navigation', { name: 'Registros' }).getByRole('button', { name: 'Vitaminas' }).click()
  await expect(page.getByRole('region', { name: 'Qué exámenes pedir' })).toBeVisible()
  await unfoldAll(page)
  const nutrients = page.getByRole('region', { name: 'De la comida y las pastillas' })
  await expect(nutrients.getByRole('listitem').first()).toContainText('se sabe de 2 de 3 alimentos')
  const ask = page.getByRole('region', { name: 'Qué exámenes pedir' })
  await ask.getByRole('button', { name: 'Hormigueo o pies o manos dormidos' }).click()
  await expect(ask.getByRole('list', { name: 'Pida a su equipo estos exámenes' })).toContainText(
    'Tiamina (B1)',
  )
  await expectAccessible(page)
  await expectSpanish(page, 'Vitaminas con nutrientes y exámenes')
  await ask.getByRole('button', { name: /^Vómito/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Usted marcó esto' })).toBeInViewport()
  await expectSpanish(page, 'Ayuda por lo que se marcó')
})
