import { addDays, localDay } from '@gb/domain'
import type { Page } from '@playwright/test'
import { createPerson } from './support/api'
import { busyPerson } from './support/busy-person'
import { arriveInSpanish, expectSpanish, unfoldAll } from './support/in-spanish'
import { openSignedIn } from './support/signed-in'
import { trySpanish } from './support/spanish'
import { expect, expectAccessible, test } from './support/test'

const TODAY = localDay(new Date(), 'America/New_York')

test.use({ viewport: { width: 390, height: 844 } })

const openLog = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Lugares' }).getByRole('button', { name: 'Registro' }).click()
  await page.getByRole('navigation', { name: 'Registros' }).getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
}

const closeWindow = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click()

test('Home says its logs in Spanish, and a glass of water is one press', async ({ page, product }) => {
  await arriveInSpanish(page, await createPerson(product.url, { current_weight_lbs: 230 }))
  const fluids = page.getByRole('region', { name: 'Líquidos' })
  await fluids.getByRole('button', { name: /^Agregar \d+ oz de agua$/ }).click()
  await expect(page.getByText(/^Agregado: \d+ oz de agua/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).focus()
  const weight = page.getByRole('region', { name: 'Peso' })
  await expect(weight.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'es')
  await expect(weight.getByRole('progressbar', { name: 'Hacia su meta' })).toBeVisible()
  await weight.getByRole('button', { name: 'Registrar peso' }).click()
  await expect(weight.getByLabel('Peso', { exact: true })).toBeVisible()
  await expect(
    page
      .getByText(/^(Puede beber en|Listas las vitaminas|Mañana hay más)|Todas las vitaminas|^Tomar /)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Inicio')
})

test('Fluids is in Spanish, and so are its reminders', async ({ page, product }) => {
  await arriveInSpanish(page, await busyPerson(product.url))
  await openLog(page, 'Líquidos')
  await page.getByRole('radio', { name: 'Té' }).check()
  await page.getByRole('button', { name: /^Agregar 8 oz de té$/ }).click()
  await expect(page.getByText('Agregado: 8 oz de té.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).focus()
  const amount = page.getByLabel('Otro vaso')
  await amount.fill('0')
  // The bar's middle has the same name.
  await page.getByRole('main').getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText(/^Escriba una cantidad de/)).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar días anteriores' }).click()
  await expect(page.getByText('Ayer').first()).toBeVisible()
  await unfoldAll(page)
  await expectAccessible(page)
  await expectSpanish(page, 'Líquidos')

  await page.getByRole('button', { name: /^Editar 8 oz de té, / }).click()
  await expect(page.getByRole('dialog', { name: 'Editar la bebida' })).toBeVisible()
  await expectSpanish(page, 'Editar la bebida')
  await closeWindow(page, 'Cancelar')

  await page.getByRole('button', { name: 'Configurar' }).click()
  const reminders = page.getByRole('dialog', { name: 'Sus avisos' })
  for (const kind of ['Vitaminas', 'Líquidos', 'Pesarse', 'Ánimo'])
    await reminders.getByRole('switch', { name: new RegExp(`^${kind}`) }).check()
  await reminders.getByLabel('Tarde').fill('22:30')
  await expect(
    reminders.getByText('Esta hora está en sus horas de silencio: no llegaría nada.'),
  ).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Recordatorios')
})

test('Vitamins is in Spanish: what is usual, a dose in doubt, the day in hours', async ({
  page,
  product,
}) => {
  await arriveInSpanish(page, await busyPerson(product.url))
  await openLog(page, 'Vitaminas')
  await expect(page.getByText('El plan de su clínica va primero.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Multivitamina', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Registrar otra', exact: true }).click()
  await page.getByRole('combobox', { name: /^Vitamina/ }).selectOption('Iron')
  await page.getByRole('textbox', { name: /^Dosis/ }).fill('500')
  await page.getByRole('button', { name: 'Agregar vitamina' }).click()
  const question = page.getByRole('group', { name: 'Revise la dosis' })
  await expect(question).toBeVisible()
  await unfoldAll(page)
  await expectAccessible(page)
  await expectSpanish(page, 'Vitaminas')
  await question.getByRole('button', { name: 'Sí, guardarla' }).click()
  await expect(page.getByText(/^Agregado: Hierro, 500 mg\./)).toBeVisible()
  await page
    .getByRole('button', { name: /^Editar Hierro, 500 mg/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Editar la vitamina' })).toBeVisible()
  await expectSpanish(page, 'Editar la vitamina')
})

test('Weight is in Spanish, and so is a weight in doubt and the story', async ({ page, product }) => {
  await arriveInSpanish(page, await busyPerson(product.url))
  await openLog(page, 'Peso')
  const form = page.getByRole('region', { name: 'Registre su peso' })
  await form.getByLabel('Peso', { exact: true }).fill('100')
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByRole('group', { name: /^100 lbs: ¿quiso decir kg\?$/ })).toBeVisible()
  await unfoldAll(page)
  await expectAccessible(page)
  await expectSpanish(page, 'Peso')
  await page.getByRole('button', { name: 'Guardar 100 lbs' }).click()
  await expect(page.getByText(/^Agregado: 100 lbs\./)).toBeVisible()
  await page.getByRole('button', { name: /^Editar 100 lbs/ }).click()
  await expect(page.getByRole('dialog', { name: 'Su peso' })).toBeVisible()
  await expectSpanish(page, 'Su peso')
  await closeWindow(page, 'Cancelar')

  await page.getByRole('button', { name: /^Su historia/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Su historia' })).toBeAttached()
  await page.getByRole('button', { name: 'Dormí toda la noche' }).click()
  await page.getByRole('button', { name: 'Agregar el logro' }).click()
  await expect(page.getByText('Se agregó a su historia.')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar mis fotos' }).click()
  await unfoldAll(page)
  await expectAccessible(page)
  await expectSpanish(page, 'Su historia')
})

test('Mood is in Spanish', async ({ page, product }) => {
  await arriveInSpanish(page, await busyPerson(product.url))
  await openLog(page, 'Ánimo')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Elija una palabra para su estado de ánimo.')).toBeVisible()
  await page.getByText('Escriba unas palabras (opcional)').click()
  await page.getByText('Con esperanza').click()
  await unfoldAll(page)
  await expectAccessible(page)
  await expectSpanish(page, 'Ánimo')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Su estado de ánimo se guardó.')).toBeVisible()
  await page.getByRole('button', { name: /^Leer o editar Con esperanza, Hoy/ }).click()
  await expect(page.getByRole('dialog', { name: 'Su registro' })).toBeVisible()
  await expectSpanish(page, 'Su registro')
})

test('the first days ask in Spanish, and say what is urgent in Spanish', async ({ page, product }) => {
  await arriveInSpanish(page, await createPerson(product.url, { surgery_date: addDays(TODAY, -5) }))
  const row = page.getByRole('button', { name: /^Día 5: ¿cómo está\?/ })
  await expect(row).toContainText('0 de 5 respondidas hoy')
  await expectSpanish(page, 'Inicio')
  await row.click()
  const day = page.getByRole('dialog', { name: 'Día 5 después de la cirugía' })
  await expect(day.getByText('Hoy: líquidos completos')).toBeVisible()
  for (const answer of ['Nada todavía', 'Por más de 4 horas', 'Sin dolor', 'No puedo medirlo']) {
    await expectSpanish(page, answer)
    await day.getByRole('button', { name: answer, exact: true }).click()
  }
  await expect(day.getByRole('alert')).toContainText('Llame a su cirujano ahora, de día o de noche')
  await expect(day.getByRole('alert')).toContainText('Vómito por más de 4 horas')
  await day.getByRole('button', { name: 'No puedo medirlo' }).click()
  await expect(day.getByText('Las cinco están respondidas por hoy.')).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Día 5')
})

test('whoever does not try Spanish downloads none of it, and reads the remote in English', async ({
  page,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await trySpanish(page, false)
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await page.getByRole('button', { name: 'Log weight' }).click()
  await expect(page.getByRole('button', { name: 'Add Weight' })).toBeVisible()
  expect(asked.filter((path) => /\/remotes\/mfe-tracking\/.*\.es-[^/]+\.js$/.test(path))).toEqual([])
})
