import type { Page } from '@playwright/test'
import { Device } from './pages/device'
import { visitNormal } from './pages/normal-page'
import { WeightPage } from './pages/weight-page'
import { startProduct } from './support/product'
import { openSignedIn } from './support/signed-in'
import { squeezed } from './support/squeezed'
import { expect, expectAccessible, test } from './support/test'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

test.use({ locale: 'es-MX' })

const crisis = (page: Page) => page.getByRole('alert').and(page.locator('[data-help="crisis"]'))
const crisisTitle = 'Usted importa, y hay ayuda ahora mismo'

/** The ways as the bars name them. */
const WAYS = {
  es: { places: 'Lugares', log: 'Registro', logs: 'Registros', weight: 'Peso' },
  en: { places: 'Places', log: 'Log', logs: 'Logs', weight: 'Weight' },
}

const openWeight = async (page: Page, language: keyof typeof WAYS) => {
  const { places, log, logs, weight } = WAYS[language]
  const isWide = (page.viewportSize()?.width ?? 0) > 900
  const bar = page.getByRole('navigation', { name: places })
  if (!isWide) await bar.getByRole('button', { name: log, exact: true }).click()
  const list = isWide ? bar : page.getByRole('navigation', { name: logs, exact: true })
  await list.getByRole('button', { name: weight, exact: true }).click()
}

for (const viewport of SIZES)
  test.describe(`on a device in Spanish, ${viewport.width} wide`, () => {
    test.use({ viewport })

    test('"Is this normal?" asks and answers in Spanish, and its card is in English, too', async ({
      page,
    }) => {
      await visitNormal(page)
      await expect(page.getByRole('heading', { level: 1, name: '¿Es normal?' })).toBeAttached()
      await page.getByRole('checkbox', { name: 'Vómito por más de 4 horas' }).check()
      const answer = page.getByRole('region', { name: 'Llame a su cirujano ahora, de día o de noche' })
      await expect(answer).toBeAttached()
      await expect(answer).toHaveAttribute('aria-labelledby', 'normal-title')
      expect(await answer.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('es')
      await page.getByRole('checkbox', { name: 'Dolor en el pecho' }).check()
      await expect(page.getByRole('status').getByRole('link', { name: 'Llamar al 911' })).toBeInViewport()
      await expect(page.getByText('Ahora: Dolor en el pecho; Vómito por más de 4 horas')).toBeAttached()
      const english = page.locator('[lang="en"]', { hasText: 'I have a gastric sleeve.' })
      await expect(english.getByText('Now: Chest pain; Vomiting for over 4 hours')).toBeAttached()
      await expect(english.getByText('Please ask for thiamin before glucose.')).toBeAttached()
      await expectAccessible(page)
      expect(await squeezed(page, 'Is this normal?')).toEqual([])

      await test.step('English is one press away, and so is Spanish', async () => {
        await page.getByRole('button', { name: 'English', exact: true }).click()
        await expect(page.getByRole('checkbox', { name: 'Chest pain' })).toBeChecked()
        await expect(page.getByText('Ahora:')).toHaveCount(0)
        await page.getByRole('button', { name: 'Español', exact: true }).click()
        await expect(page.getByRole('checkbox', { name: 'Dolor en el pecho' })).toBeChecked()
      })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
    })

    test('what calls for help is answered in Spanish', async ({ page, product }) => {
      const weight = new WeightPage(page)
      await openSignedIn(page, product.url, { current_weight_lbs: 230, surgery_date: '2026-06-02' })
      await openWeight(page, 'es')
      await weight.write('229', 'I want to end my life, and my chest hurts')
      await expect(page.getByRole('heading', { name: crisisTitle })).toBeVisible()
      await expect(crisis(page)).toHaveAttribute('lang', 'es')
      await expect(crisis(page)).toBeFocused()
      const { call, text, chat } = {
        call: crisis(page).getByRole('link', { name: 'Llamar al 988 y oprimir 2' }),
        text: crisis(page).getByRole('link', { name: 'Enviar AYUDA al 988' }),
        chat: crisis(page).getByRole('link', { name: 'Chatear en 988lifeline.org/es' }),
      }
      await expect(call).toHaveAttribute('href', 'tel:988')
      await expect(text).toHaveAttribute('href', 'sms:988?body=AYUDA')
      await expect(chat).toHaveAttribute('href', 'https://988lifeline.org/es')
      await crisis(page).getByText('Más formas de pedir ayuda').click()
      await expect(crisis(page).getByRole('link', { name: 'Enviar HOLA al 741741' })).toBeVisible()

      const body = page.getByRole('region', { name: 'Por favor, pida ayuda ahora' })
      await expect(body.getByText('Usted escribió sobre esto: dolor en el pecho.')).toBeVisible()
      await expect(body.getByText('“Tengo una manga gástrica desde el 2 de junio de 2026.”')).toBeVisible()
      const toRead = body.locator('[lang="en"]', { hasText: 'I had a gastric sleeve on June 2, 2026.' })
      await expect(toRead).toBeVisible()
      await expectAccessible(page)
      expect(await squeezed(page, 'the cards')).toEqual([])
    })
  })

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

  test('a device in Spanish has both in Spanish after one visit', async ({ page, context }) => {
    test.slow()
    const product = await startProduct()
    const weight = new WeightPage(page)
    await openSignedIn(page, product.url, { current_weight_lbs: 230 })
    await new Device(page).untilKept()
    const stopped = product.stop()
    await context.setOffline(true)
    await page.reload()
    await openWeight(page, 'es')
    await weight.write('229', 'quiero morirme')
    await expect(page.getByRole('heading', { name: crisisTitle })).toBeVisible()
    await expect(crisis(page).getByRole('link', { name: 'Llamar al 988 y oprimir 2' })).toBeVisible()
    await crisis(page).getByRole('button', { name: 'Estoy a salvo' }).click()
    const places = page.getByRole('navigation', { name: 'Lugares' })
    await places.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('main').getByRole('button', { name: '¿Es normal?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '¿Es normal?' })).toBeAttached()
    await page.getByRole('checkbox', { name: 'Falta de aire' }).check()
    await expect(page.getByRole('status').getByRole('link', { name: 'Llamar al 911' })).toBeInViewport()
    await context.setOffline(false)
    await stopped
    product.remove()
  })
})

test.describe('on a device in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })

  test('Spanish words are answered in Spanish, and nothing Spanish comes before', async ({
    page,
    product,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const spanish = () => asked.filter((path) => /\.es-/.test(path))
    const weight = new WeightPage(page)
    await openSignedIn(page, product.url, { current_weight_lbs: 230 })
    await openWeight(page, 'en')
    await weight.write('229', 'no quiero vivir, quiero morirme ya')
    await expect(page.getByRole('heading', { name: crisisTitle })).toBeVisible()
    expect(spanish().length).toBeGreaterThan(0)
    await crisis(page).getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'You matter, and help is here right now' })).toBeVisible()
    await expect(crisis(page)).toHaveAttribute('lang', 'en')
    await crisis(page).getByRole('button', { name: 'I am safe' }).click()

    const before = spanish().length
    await weight.write('228', 'I want to end my life')
    await expect(page.getByRole('heading', { name: 'You matter, and help is here right now' })).toBeVisible()
    expect(spanish()).toHaveLength(before)
  })
})
