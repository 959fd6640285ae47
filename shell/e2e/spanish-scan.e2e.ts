import type { Page } from '@playwright/test'
import { phonePhoto } from './support/photo'
import { openSignedIn } from './support/signed-in'
import { englishOn, trySpanish } from './support/spanish'
import { squeezed } from './support/squeezed'
import { expect, expectAccessible, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

/** Nothing of it is in English, and nothing is torn or cut, also at 320 wide. */
const expectSpanish = async (page: Page, where: string) => {
  expect(await englishOn(page), where).toEqual([])
  expect(await squeezed(page, where)).toEqual([])
}

const openHere = async (page: Page, url: string) => {
  await trySpanish(page)
  return openSignedIn(page, url, { current_weight_lbs: 230 })
}

test('Home says its food in Spanish, and a shake is one press', async ({ page, baseURL }) => {
  await openHere(page, baseURL ?? '')
  const protein = page.getByRole('region', { name: 'Proteína' })
  await expect(protein.getByText('Una comida pequeña a la vez.')).toBeVisible()
  await expect(protein.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: /^Agregar 8 oz de batido de proteína/ }).click()
  await expect(page.getByText(/^Se agregó un batido: unos 22 g de proteína y 8 oz/)).toBeVisible()
  // Held, it is looked at with the rest.
  await page.getByRole('button', { name: 'Deshacer' }).focus()
  const card = page.getByText('Nutrición de hoy')
  await card.click()
  await expect(page.getByText(/Metas para/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).focus()
  await expectAccessible(page)
  await expectSpanish(page, 'Inicio')
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
})

test('why a plate has its rating, what to do and what was assumed are said in Spanish', async ({
  page,
  baseURL,
}) => {
  await openHere(page, baseURL ?? '')
  const bar = page.getByRole('navigation', { name: 'Lugares' })
  await bar.getByRole('button', { name: 'Registro' }).click()
  await page.getByRole('navigation', { name: 'Registros' }).getByRole('button', { name: 'Comida' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Subir imagen' }).click(),
  ])
  await chooser.setFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(3) })
  await page.getByRole('radio', { name: 'Almuerzo' }).check()
  await page.getByRole('button', { name: 'Analizar', exact: true }).click()
  await expect(page.getByText('Espere 30 minutos antes de tomar líquidos.')).toBeVisible()
  await page.getByText('Lo que supusimos').click()
  // What a newer server said would be marked as English; here everything is known.
  for (const list of ['Por qué esta nota', 'Qué hacer ahora']) {
    const items = page.getByRole('list', { name: list }).getByRole('listitem')
    await expect(items.first()).toBeVisible()
    for (const item of await items.all()) await expect(item).not.toHaveAttribute('lang', 'en')
  }
  await expectSpanish(page, 'the result')
})

test('whoever does not try Spanish downloads none of it, and reads the remote in English', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await trySpanish(page, false)
  await openSignedIn(page, baseURL ?? '')
  await page.getByRole('button', { name: 'Add a meal' }).click()
  await expect(page.getByRole('dialog', { name: 'Log a meal' })).toBeVisible()
  expect(asked.filter((path) => /\/remotes\/mfe-scan\/.*\.es-[^/]+\.js$/.test(path))).toEqual([])
})
