import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { createPerson } from './support/api'
import { busyPerson } from './support/busy-person'
import { arriveInSpanish, expectSpanish, unfoldAll } from './support/in-spanish'
import { openPremium } from './support/open-premium'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { englishOn, trySpanish } from './support/spanish'
import { expect, expectAccessible, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

/** The file that comes of a press on a button. */
const saves = async (page: Page, name: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return download
}

/** The words of a PDF, a line for each page. */
const wordsOf = async (download: Download): Promise<string[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(pdf)
  return text.map((each) => each.replaceAll(/\s+/g, ' '))
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens a section of premium by its name in the list. */
const openSection = async (page: Page, name: string) => {
  const places = page.getByRole('navigation', { name: 'Lugares' })
  await places.getByRole('button', { name: 'Aprender', exact: true }).click()
  const row = page.getByRole('navigation', { name: 'Aprender' })
  await row.getByRole('button', { name: 'Premium', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
}

test('Home and the analytics say every number, its forecast and what would help in Spanish', async ({
  page,
  product,
}) => {
  const person = await busyPerson(product.url)
  await buyPremium(person)
  await arriveInSpanish(page, person)
  const summary = region(page, 'Sus estadísticas')
  await summary.getByText(/^Promedio semanal\s\d+(\.\d)?\slbs$/).click()
  await expect(summary.getByRole('progressbar', { name: 'Meta de proteína cumplida' })).toBeVisible()
  await expect(summary.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)
  await expectSpanish(page, 'Inicio')

  await summary.getByRole('button', { name: 'Ver todas las estadísticas' }).click()
  const ahead = region(page, 'Hacia dónde puede ir su peso')
  await expect(
    ahead.getByRole('img', { name: /^Su peso de .+, y lo que se puede esperar después$/ }),
  ).toBeVisible()
  await expect(ahead).toContainText(/franja\./)
  await expect(region(page, 'Proteína por día').getByRole('row')).not.toHaveCount(0)
  await expect(region(page, 'Ánimo y peso')).toContainText('Esto no dice que una cosa cause la otra.')
  await expect(
    region(page, 'Lo que más ayudaría')
      .getByText(/^(Proteína|Líquidos|Horas de comida)$/)
      .first(),
  ).toBeVisible()
  await unfoldAll(page)
  await expectAccessible(page)
  await expectSpanish(page, 'Estadísticas')

  await page.getByRole('radio', { name: '6 meses' }).check()
  await expect(
    region(page, 'Proteína por día').getByRole('img', { name: /^Proteína por semana, de / }),
  ).toBeVisible()
  expect(await englishOn(page)).toEqual([])
})

test('whoever has logged little reads in Spanish why a number is missing', async ({ page, product }) => {
  const person = await createPerson(product.url, { surgery_date: null })
  await buyPremium(person)
  await arriveInSpanish(page, person)
  await openSection(page, 'Estadísticas')
  await expect(page.getByText('Registre su peso al menos 2 de los últimos 7 días.')).toBeVisible()
  await expect(page.getByText('No se registró ninguna comida en este tiempo.').first()).toBeVisible()
  await expectSpanish(page, 'Estadísticas sin registros')
})

test('a failed read says so in Spanish', async ({ page, product }) => {
  const person = await createPerson(product.url)
  await buyPremium(person)
  await page.route('**/api/premium-analytics/**', (route) => route.abort())
  await arriveInSpanish(page, person)
  await expect(region(page, 'Sus estadísticas')).toContainText('Falló la conexión. Inténtelo otra vez.')
  expect(await englishOn(page)).toEqual([])
})

test('the supplement guide is in Spanish, and sets its reminders', async ({ page, product }) => {
  const person = await busyPerson(product.url)
  await buyPremium(person)
  await arriveInSpanish(page, person)
  await openSection(page, 'Guía de suplementos')
  await expect(page.getByText(/^El plan de su clínica va primero\. Estas son las cantidades/)).toBeVisible()
  await expect(page.getByText('Para usted ahora')).toBeVisible()
  await unfoldAll(page)
  await expect(page.getByText(/^Fecha aproximada: /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Crear estos recordatorios' }).first().click()
  await expect(
    page.getByText(/^(Las horas de los recordatorios se guardaron|Algunas de estas horas)/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Abrir Vitaminas' }).focus()
  await expectAccessible(page)
  await expectSpanish(page, 'Guía de suplementos')
})

test('a message is written and sent in Spanish', async ({ page, product }) => {
  const person = await createPerson(product.url)
  await buyPremium(person)
  await arriveInSpanish(page, person)
  await openSection(page, 'Mensajes')
  await expect(page.getByText('Aquí no hay nada todavía')).toBeVisible()
  await page.getByLabel('Su mensaje').fill('Mi peso no se mueve.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText(/^¡Su mensaje se envió a .+!$/)).toBeVisible()
  await expect(page.getByText(/^Usted, Hoy, /)).toBeVisible()
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Mensajes')
})

test('a report is made, read and downloaded in Spanish, and its page for the clinic in English', async ({
  page,
  product,
}) => {
  const person = await busyPerson(product.url)
  await person.api.post('/api/weight-entry', {
    data: { user_id: person.userId, weight_lbs: 205, notes: 'Subí las escaleras' },
  })
  await buyPremium(person)
  await arriveInSpanish(page, person)
  await openSection(page, 'Informe de avance')
  const languages = page.getByRole('radiogroup', { name: 'Idioma de los archivos' })
  await expect(languages.getByRole('radio', { name: 'Español' })).toBeChecked()
  await page.getByRole('button', { name: 'Agregar sus propias notas' }).click()
  await page.getByRole('checkbox', { name: 'Peso, Hoy' }).check()
  await expect(page.getByRole('button', { name: '1 nota agregada' })).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Informe de avance')

  const spanish = await saves(page, 'Crear informe')
  expect(spanish.suggestedFilename()).toMatch(/^gastric-buddy-30-days-[\d-]+-es\.pdf$/)
  const pages = await wordsOf(spanish)
  expect(pages[0]).toMatch(/^Resumen de avance para la clínica/)
  expect(pages.join(' ')).toContain('Subí las escaleras')
  const ready = region(page, 'Su informe está listo')
  await expect(ready.getByText(/^De .+ a hoy\. Guardado como /)).toBeVisible()
  const moved = await ready.getByText(/su peso (?:no cambió|bajó|subió)/).textContent()
  expect(pages[1]).toContain(moved)
  await expectSpanish(page, 'Su informe está listo')

  await ready.getByRole('button', { name: 'Hacer otro informe' }).click()
  await languages.getByRole('radio', { name: 'English' }).check()
  await saves(page, 'Crear informe')
  await expectSpanish(page, 'Su informe está listo, con archivos en inglés')
  const english = await saves(page, 'Una página para su clínica')
  expect(english.suggestedFilename()).toMatch(/-clinic\.pdf$/)
  expect((await wordsOf(english))[0]).toMatch(/^Progress summary for the clinic/)
})

test('whoever does not try Spanish downloads none of it, and reads the analytics in English', async ({
  page,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await trySpanish(page, false)
  const person = await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await buyPremium(person)
  await page.reload()
  await openPremium(page)
  await page.getByRole('button', { name: /^Analytics/ }).click()
  await expect(region(page, 'Weight trends')).toBeVisible()
  expect(asked.filter((path) => /\/remotes\/mfe-premium\/.*\.es-[^/]+\.js$/.test(path))).toEqual([])
})
