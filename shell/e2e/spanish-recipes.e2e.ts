import { addDays, localDay } from '@gb/domain'
import type { Page } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { arriveInSpanish, expectSpanish, unfoldAll } from './support/in-spanish'
import { buyPremium } from './support/premium'
import { expect, expectAccessible, test } from './support/test'

const TODAY = localDay(new Date(), 'America/New_York')

test.use({ viewport: { width: 390, height: 844 } })

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lugares' }).getByRole('button', { name }).click()

/** Buys premium and opens one of its sections. */
const openSection = async (page: Page, person: Person, name: string) => {
  await buyPremium(person)
  await arriveInSpanish(page, person)
  await place(page, 'Aprender')
  await page.getByRole('navigation', { name: 'Aprender' }).getByRole('button', { name: 'Premium' }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
}

const topWindow = (page: Page) => page.getByRole('dialog').last()

test('the recipes are found, read, cooked and logged in Spanish', async ({ page, product }) => {
  const person = await createPerson(product.url, { surgery_date: addDays(TODAY, -40) })
  await openSection(page, person, 'Recetas')
  await expect(page.getByText(/^\d{2,} recetas$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Buenas para usted ahora' })).toBeVisible()
  await expect(page.getByText(/^(?:Según nuestra guía general|El plan de su clínica)/)).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Recetas')

  await test.step('a word without its accent finds them', async () => {
    await page.getByLabel('Buscar recetas').fill('salmon')
    const found = page.getByRole('list', { name: /Buenas para usted ahora|Recetas/ }).getByRole('button')
    await expect(found.first()).toContainText(/salmón/i)
    await page.getByLabel('Comida', { exact: true }).selectOption({ label: 'Todas las comidas' })
    await page.getByLabel('Buscar recetas').fill('no hay tal cosa')
    await expect(page.getByText('Ninguna receta cumple con todo eso')).toBeVisible()
    await expectSpanish(page, 'Nada')
    await page.getByLabel('Buscar recetas').fill('pavo y frijoles')
  })

  await test.step('a recipe is read and kept', async () => {
    await page.getByLabel('Buscar recetas').fill('chili')
    await page.getByRole('list').getByRole('button', { name: /Chili/i }).first().click()
    const recipe = topWindow(page)
    await expect(recipe.getByRole('heading', { name: 'Ingredientes' })).toBeVisible()
    await recipe.getByRole('button', { name: 'Más porciones' }).click()
    await recipe.getByRole('button', { name: 'Agregar a favoritas' }).click()
    await expect(recipe.getByRole('button', { name: 'Quitar de favoritas' })).toBeVisible()
    await expect(recipe.getByText(/^Contiene: |^Ninguno de los nueve/)).toBeVisible()
    await expectAccessible(page)
    await expectSpanish(page, 'Receta')
  })

  await test.step('it is cooked step by step, with what goes in and a timer', async () => {
    await topWindow(page).getByRole('button', { name: 'Cocinar paso a paso' }).click()
    const cook = topWindow(page)
    await expect(cook.getByText('Tenga esto listo')).toBeVisible()
    await expectSpanish(page, 'Cocinar')
    await cook.getByRole('button', { name: 'Siguiente' }).click()
    await expect(cook.getByText(/^Paso 1 de \d$/)).toBeVisible()
    await expect(cook.getByRole('listitem').first()).toBeVisible()
    const timer = cook.getByRole('button', { name: /^Avisarme en \d+ minutos$/ })
    while ((await timer.count()) === 0) await cook.getByRole('button', { name: 'Siguiente' }).click()
    await timer.first().click()
    await expect(cook.getByRole('timer', { name: 'Tiempo que falta' })).toBeVisible()
    await expectAccessible(page)
    await expectSpanish(page, 'Paso')
    const log = cook.getByRole('button', { name: 'Registrar comida' })
    while ((await log.count()) === 0)
      await cook.getByRole('button', { name: /^(?:Siguiente|Listo)$/ }).click()
    await expectSpanish(page, 'Listo para comer')
    await log.click()
  })

  await test.step('it is logged', async () => {
    await topWindow(page).getByRole('radio', { name: 'Media porción' }).check()
    await expectAccessible(page)
    await expectSpanish(page, 'Registrar')
    await topWindow(page).getByRole('button', { name: 'Registrar', exact: true }).click()
    await expect(page.getByText(/^Ya está en su registro de comida: /)).toBeVisible()
  })
})

test('three recipes are shown in Spanish without premium', async ({ page, product }) => {
  await arriveInSpanish(page, await createPerson(product.url, { surgery_date: addDays(TODAY, -200) }))
  await page.getByRole('button', { name: /vea qué incluye/i }).click()
  await page.getByRole('button', { name: /^Ver 3 de más de 60 recetas$/ }).click()
  const recipes = page.getByRole('list', { name: 'Recetas' })
  await expect(recipes.getByRole('button')).toHaveCount(3)
  await expect(recipes.getByText(/g de proteína/).first()).toBeVisible()
  const preview = page.getByRole('region', { name: 'Recetas para un estómago pequeño' })
  await expect(preview.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)
  await expectSpanish(page, 'Tres recetas')
})

test('a plan is opened, swapped, shopped for and logged in Spanish', async ({ page, product }) => {
  const person = await createPerson(product.url, { surgery_date: addDays(TODAY, -200) })
  await openSection(page, person, 'Planes de comida')
  await expect(page.getByText(/^Del tamaño de su día: unas /)).toBeVisible()
  await expect(page.getByText('Va con sus metas').first()).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Planes de comida')

  await page
    .getByRole('button', { name: /^Abrir el plan/ })
    .first()
    .click()
  await expect(page.getByText(/^Este día: unas /)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Día del plan' }).getByRole('button')).toHaveText(
    [1, 2, 3, 4, 5, 6, 7].map((day) => `Día ${day}`),
  )
  await expect(page.getByText(/^\d.* porci(?:ón|ones) · \d+ kcal/).first()).toBeVisible()
  const list = page.getByRole('region', { name: 'Lista de compras' })
  await expect(list.getByRole('group', { name: 'Frutas y verduras' })).toBeVisible()
  await expect(list.getByText(/, cerca de \d+ (?:oz|lb)/).first()).toBeVisible()
  await list.getByRole('checkbox').first().check()
  await expect(list.getByRole('button', { name: 'Quitar las marcas' })).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Plan')

  await page
    .getByRole('button', { name: /^Cambiar: / })
    .first()
    .click()
  await expectAccessible(page)
  await expectSpanish(page, 'Cambiar')
  await topWindow(page).getByRole('list').getByRole('button').first().click()
  await expect(page.getByText('Cambiado', { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /^Registrar: / })
    .first()
    .click()
  await expect(topWindow(page).getByRole('radio', { name: 'Media vez más' })).toBeVisible()
  await expectSpanish(page, 'Registrar')
})

test('what must be known before a plan is said in Spanish', async ({ page, product }) => {
  const person = await createPerson(product.url, { surgery_date: addDays(TODAY, 7) })
  await openSection(page, person, 'Planes de comida')
  await expect(page.getByText(/^Siga esta dieta del hígado solo con su dietista/)).toBeVisible()
  await expect(page.getByText(/^Si usa insulina o toma una sulfonilurea/)).toBeVisible()
  await expect(page.getByText(/^Antes de empezar, pregunte también/)).toBeVisible()
  await expectSpanish(page, 'Dieta del hígado')
})

test('templates of weeks, months and special days are in Spanish, and a week is filled', async ({
  page,
  product,
}) => {
  const person = await createPerson(product.url, { surgery_date: addDays(TODAY, -200) })
  await openSection(page, person, 'Plantillas')
  for (const shelf of ['Meses', 'Días especiales', 'Ayudas', 'Semanas']) {
    await page.getByRole('radio', { name: shelf }).check()
    await unfoldAll(page)
    await expectAccessible(page)
    await expectSpanish(page, shelf)
  }
  await page.getByRole('button', { name: 'Llenar con recetas' }).first().click()
  await expect(page.getByText(/Recetas para esta etapa, cerca de la proteína/)).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Semana llena')
  await page
    .getByRole('button', { name: /Todas las plantillas|Plantillas/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Abrir su semana' })).toBeVisible()
  await expectSpanish(page, 'Su semana')
})
