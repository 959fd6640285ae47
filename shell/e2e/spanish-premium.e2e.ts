import type { Page } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { busyPerson } from './support/busy-person'
import { buyPremium } from './support/premium'
import { newPromoCode } from './support/promo'
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

const arrive = async (page: Page, { api, userId }: Person): Promise<void> => {
  await trySpanish(page)
  await page.context().addCookies((await api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), userId)
  await page.goto('/')
}

/** Premium as the row above the tips leads there. */
const openPremium = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Lugares' }).getByRole('button', { name: 'Aprender' }).click()
  await page.getByRole('navigation', { name: 'Aprender' }).getByRole('button', { name: 'Premium' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Premium' })).toBeAttached()
}

const subscription = (page: Page) => page.getByRole('region', { name: 'Su suscripción' })
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

test('what Premium adds, the packages and the way through a payment are in Spanish', async ({
  page,
  product,
}) => {
  const code = newPromoCode(product, 20)
  await arrive(page, await busyPerson(product.url))
  await page
    .getByRole('button', { name: /^Premium: vea qué incluye/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Premium' })).toBeAttached()
  const prices = page.getByRole('list', { name: 'Paquetes y precios' })
  await expect(prices).toContainText('$49.99 cada 6 meses')
  await expect(prices).toContainText('Ahorre 16%')
  await expect(page.getByRole('list', { name: 'Parte de Premium' })).toContainText(
    'Informes de avance en PDF',
  )
  await expect(page.getByText(/^En promedio, en sus últimos \d+ días con comida\./)).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Premium')

  await page.getByRole('button', { name: 'Mejorar', exact: true }).click()
  const upgrade = page.getByRole('dialog', { name: 'Mejorar a Premium' })
  await expect(upgrade).toContainText('El más elegido')
  await expect(upgrade).toContainText('$89.99')
  const typed = upgrade.getByRole('textbox', { name: 'Código promocional' })
  await typed.fill('no-such-code')
  await upgrade.getByRole('button', { name: 'Aplicar' }).click()
  await expect(upgrade.getByRole('alert')).toHaveText('El código promocional no es válido')
  await expectSpanish(page, 'Mejorar a Premium')
  await typed.fill(code)
  await upgrade.getByRole('button', { name: 'Aplicar' }).click()
  await expect(upgrade.getByText('Ahorra 20%.')).toBeVisible()
  await expect(upgrade).toContainText('por los primeros 6 meses, después $49.99 cada 6 meses')
  await expectAccessible(page)
  await expectSpanish(page, 'Mejorar a Premium, con un código')

  await upgrade.getByRole('button', { name: 'Elegir Anual' }).click()
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  await expect(page.getByText('Anual', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await expect(page.getByText('Premium está activo. ¡Gracias!')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a donde estaba' }).click()
  await expect(subscription(page).getByText('Anual', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Premium, pagado')
})

test('a subscription is managed in Spanish, and its sections are named in Spanish', async ({
  page,
  product,
}) => {
  const person = await createPerson(product.url)
  await buyPremium(person)
  await arrive(page, person)
  await openPremium(page)
  await expect(page.getByRole('button', { name: /^Guía de suplementos/ })).toBeVisible()
  await expect(subscription(page)).toContainText('Se renueva por $9.99 hasta que la cancele.')
  const mail = subscription(page).getByRole('link', { name: 'Cancelar por correo' })
  await expect(mail).toHaveAttribute('href', /Paquete%3A%20Mensual/)
  await subscription(page).getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(page.getByRole('alertdialog', { name: '¿Cancelar su suscripción?' })).toBeVisible()
  await expectSpanish(page, '¿Cancelar su suscripción?')
  await confirm(page, 'Cancelar suscripción')
  await expect(page.getByText('Su suscripción se canceló. Un correo lo confirma.')).toBeVisible()
  await expect(subscription(page)).toContainText('No se renovará. Premium es suyo hasta el ')
  await expectAccessible(page)
  await expectSpanish(page, 'Su suscripción')
  await subscription(page).getByRole('button', { name: 'Reanudar suscripción' }).click()
  await expect(page.getByText('Su suscripción sigue.')).toBeVisible()
  await subscription(page).getByRole('button', { name: 'Pedir mi dinero de vuelta' }).click()
  await expectSpanish(page, '¿Quiere su dinero de vuelta?')
  await confirm(page, 'Recibir mi dinero')
  await expect(page.getByText(/^Su dinero va en camino/)).toBeVisible()
})

test('a payment that cannot be found is answered in Spanish', async ({ page, product }) => {
  const person = await createPerson(product.url)
  await arrive(page, person)
  await expect(page.getByRole('navigation', { name: 'Lugares' })).toBeVisible()
  await page.goto('/?payment=success&session_id=cs_unknown')
  const trouble = page.getByRole('alertdialog', { name: 'Su pago' })
  await expect(trouble).toContainText('No pudimos revisar su pago. Escriba a soporte.')
  await expect(trouble.getByRole('link', { name: 'Escribir a soporte' })).toHaveAttribute(
    'href',
    /subject=Mi%20pago/,
  )
  await expectAccessible(page)
  await expectSpanish(page, 'Su pago')
})

test('the courses are read in Spanish, lesson by lesson', async ({ page, product }) => {
  const person = await createPerson(product.url)
  await buyPremium(person)
  await arrive(page, person)
  await openPremium(page)
  await page.getByRole('button', { name: /^Cursos/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeAttached()
  const open = page.getByRole('button', { name: 'Abrir el curso Comer con atención' })
  await expect(open.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)
  await expectSpanish(page, 'Cursos')

  await open.click()
  const course = page.getByRole('dialog', { name: 'Comer con atención' })
  await expect(course.getByRole('list', { name: 'Lecciones' }).getByRole('listitem')).toHaveCount(6)
  await expectSpanish(page, 'Comer con atención')
  await course.getByRole('button', { name: /^1\. Una comida en calma/ }).click()
  await course.getByRole('radio', { name: 'Como una nuez' }).check()
  await expect(course.getByText('Todavía no.')).toBeVisible()
  await course.getByRole('radio', { name: 'Como un chícharo' }).check()
  await expect(course.getByText('Es correcto.')).toBeVisible()
  await expectAccessible(page)
  await expectSpanish(page, 'Una comida en calma')
  await course.getByRole('button', { name: 'Marcar como leída' }).click()
  await course.getByRole('button', { name: 'Todas las lecciones' }).click()
  await expect(course.getByRole('button', { name: /^1\. Una comida en calma.*Leída/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('progressbar', { name: 'Lecciones leídas' })).toHaveAttribute(
    'aria-valuetext',
    '1 de 6 lecciones leídas',
  )
  await expectSpanish(page, 'Cursos, empezados')
})

test('whoever does not try Spanish downloads none of it, and reads the remote in English', async ({
  page,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await trySpanish(page, false)
  await openSignedIn(page, product.url)
  await page.getByRole('button', { name: 'Upgrade' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toContainText('Most Popular')
  expect(asked.filter((path) => /\/remotes\/mfe-premium\/.*\.es-[^/]+\.js$/.test(path))).toEqual([])
})
