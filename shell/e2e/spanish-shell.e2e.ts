import { addDays, localDay } from '@gb/domain'
import { openSignedIn } from './support/signed-in'
import { englishOn, trySpanish } from './support/spanish'
import { squeezed } from './support/squeezed'
import { expect, expectAccessible, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

test('the bars, their titles and the list of places are in Spanish, and turn back', async ({
  page,
  product,
}) => {
  await trySpanish(page)
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const bar = page.getByRole('navigation', { name: 'Lugares' })
  await expect(bar.getByRole('button', { name: 'Inicio' })).toBeVisible()
  const hello = /^(Hola|Buenos días|Buenas tardes|Buenas noches), /
  await expect(page.getByRole('heading', { level: 1, name: hello })).toBeAttached()

  await bar.getByRole('button', { name: 'Registro' }).click()
  await expect(page.getByRole('navigation', { name: 'Registros' }).getByRole('button')).toHaveText([
    'Comida',
    'Vitaminas',
    'Líquidos',
    'Peso',
    'Ánimo',
  ])
  await bar.getByRole('button', { name: 'Más' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Más' })).toBeAttached()
  await expect(page).toHaveTitle('Más · Gastric Buddy')
  expect(await englishOn(page)).toEqual([])
  await expectAccessible(page)
  expect(await squeezed(page, 'Más')).toEqual([])

  // A list of remotes without the flag turns it back.
  await page.unroute('**/remotes.json')
  await trySpanish(page, false)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('whoever chose Spanish and does not try it downloads none of it', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await trySpanish(page, false)
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeAttached()
  expect(asked.filter((path) => /\/(?:first|overlays)\.es-/.test(path))).toEqual([])
})

test('Settings and the windows of it are in Spanish, and English is one press away', async ({
  page,
  product,
}) => {
  await trySpanish(page)
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  const bar = page.getByRole('navigation', { name: 'Lugares' })
  await bar.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Ajustes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeAttached()
  // The line of Language comes when the list of remotes has said that it is tried.
  await expect(page.getByRole('main').getByText('Idioma', { exact: true })).toBeVisible()
  const closed = page.getByRole('main').locator('details:not([open]) > summary:visible')
  while ((await closed.count()) > 0) await closed.first().click()
  await expect(page.getByText('Este dispositivo', { exact: true })).toBeVisible()
  await expect(page.getByText('Guardar sus datos de salud')).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await expectAccessible(page)
  expect(await squeezed(page, 'Ajustes')).toEqual([])

  for (const [open, close] of [
    ['Cerrar sesión en este dispositivo', 'Cancelar'],
    ['Retirar: Guardar sus datos de salud', 'Dejarlo'],
    ['Eliminar mi perfil', 'Dejar mi perfil'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: open }).click()
    const window = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(window).toBeVisible()
    expect(await englishOn(page), open).toEqual([])
    expect(await squeezed(page, open)).toEqual([])
    await window.getByRole('button', { name: close }).click()
    await expect(window).toHaveCount(0)
  }

  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a visitor is welcomed in Spanish', async ({ page, product }) => {
  await trySpanish(page)
  await page.addInitScript(() => localStorage.setItem('gb.tries_spanish', 'yes'))
  await page.goto(product.url)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Le damos la bienvenida a Gastric Buddy' }),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Crear su perfil' })).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.evaluate(() => document.querySelector('dialog[open]')?.remove())
  expect(await englishOn(page)).toEqual([])
  expect(await squeezed(page, 'the welcome')).toEqual([])
})

test('what is below the figures of Home is in Spanish, and so is the window of pairing', async ({
  page,
  product,
}) => {
  await trySpanish(page)
  const wordsOfTheDay = page.waitForResponse(/daily-encouragement\?.*lang=es/u)
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await expect(page.getByRole('button', { name: 'Escanear comida' })).toBeVisible()
  const { language, daily_message: said } = await (await wordsOfTheDay).json()
  expect(language).toBe('es')
  await expect(page.getByText(said.message)).toBeVisible()
  await page.getByText('Úselo en otro teléfono').click()
  await expect(page.getByRole('button', { name: 'Ver el código' })).toBeVisible()
  await page.getByText('Agregar a la pantalla de inicio').click()
  expect(await englishOn(page)).toEqual([])
  await expectAccessible(page)
  expect(await squeezed(page, 'Inicio')).toEqual([])
})

test('which medicines to ask about before surgery is in Spanish, on Home and in the tips', async ({
  page,
  product,
}) => {
  await trySpanish(page)
  const inTenDays = addDays(localDay(new Date(), 'America/New_York'), 10)
  await openSignedIn(page, product.url, { current_weight_lbs: 230, surgery_date: inTenDays })
  await expect(page.getByText('Antes de la cirugía: pregunte por sus medicinas')).toBeVisible()
  await page.getByText('Qué medicinas, y por qué').click()
  const first = 'Insulina y sulfonilureas (glipizida, glimepirida, gliburida)'
  await expect(page.getByText(first)).toBeVisible()
  await page.getByRole('button', { name: 'De dónde viene esto' }).first().click()
  expect(await englishOn(page)).toEqual([])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await squeezed(page, 'las medicinas')).toEqual([])

  await page.getByRole('navigation', { name: 'Lugares' }).getByRole('button', { name: 'Más' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Consejos', exact: true }).click()
  await page.getByText('Pregunte por sus medicinas').click()
  await expect(page.getByText(first)).toBeVisible()
  expect(await englishOn(page)).toEqual([])
})

test('the profile is in Spanish, and so is what is wrong with it', async ({ page, product }) => {
  await trySpanish(page)
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await page.getByRole('navigation', { name: 'Lugares' }).getByRole('button', { name: 'Más' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Perfil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Su perfil' })).toBeAttached()
  await page.getByLabel('Edad').fill('7')
  await page.getByRole('button', { name: 'Guardar el perfil' }).click()
  await expect(page.getByText(/^Escriba su edad, un número entero de/)).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await expectAccessible(page)
  expect(await squeezed(page, 'Perfil')).toEqual([])

  await page.getByRole('button', { name: 'Ver el código' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirme que es usted' })).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  expect(await squeezed(page, 'the confirmation')).toEqual([])
})

test('what is agreed to is read in Spanish, with the English that is accepted below it', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('gb.tries_spanish', 'yes'))
  await trySpanish(page)
  await page.goto(product.url)
  const window = page.getByRole('dialog', { name: 'Antes de empezar' })
  await expect(
    window.getByText('Acepto que Gastric Buddy guarde los datos de salud que escribo.'),
  ).toBeVisible()
  const accepted = window.getByText('I agree that Gastric Buddy may store the health data I enter.')
  await expect(accepted).toHaveAttribute('lang', 'en')
  await expect(window.getByText(/^La traducción es para leer\./)).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await expectAccessible(page)
  expect(await squeezed(page, 'the consents')).toEqual([])

  await window.getByRole('button', { name: 'Leer la Política de privacidad' }).click()
  const policy = page.getByRole('dialog', { name: 'Política de privacidad' })
  await expect(policy.getByText('Lo que usted acepta es el texto en inglés.')).toBeVisible()
  await expect(policy.getByRole('heading', { name: 'Fotos de comida e IA' })).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await policy.getByRole('button', { name: 'Leer el texto en inglés' }).click()
  await expect(policy.getByRole('heading', { name: 'Food photos and AI' })).toBeVisible()
  await policy.getByRole('button', { name: 'Leer la traducción' }).click()
  await expect(policy.getByRole('heading', { name: 'Fotos de comida e IA' })).toBeVisible()
})

for (const { place, says } of [
  { place: 'Consejos', says: 'Dolor de pecho, le cuesta respirar, desmayo' },
  { place: 'Acerca de', says: 'Nuestra historia' },
  { place: 'Privacidad', says: 'En pocas palabras' },
  { place: 'Términos', says: 'No es consejo médico' },
] as const) {
  test(`${place} is in Spanish`, async ({ page, product }) => {
    await trySpanish(page)
    await openSignedIn(page, product.url, { current_weight_lbs: 230 })
    await page.getByRole('navigation', { name: 'Lugares' }).getByRole('button', { name: 'Más' }).click()
    await page.getByRole('main').getByRole('button', { name: place, exact: true }).click()
    await expect(page.getByText(says, { exact: true }).last()).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await expectAccessible(page)
    expect(await squeezed(page, place)).toEqual([])
  })
}
