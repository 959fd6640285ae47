import { findings } from './support/findings'
import { sidewaysBy } from './support/geometry'
import { operatorToken } from './support/operator'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]

test('the inspector leads operators to how each remote does in real browsers, on a phone and on a desktop', async ({
  page,
  product,
  browser,
}) => {
  const token = await operatorToken(product, 'ops:read')
  const context = await browser.newContext({
    baseURL: product.url,
    httpCredentials: { username: 'operator', password: token },
  })
  const desk = await context.newPage()
  const complaints: string[] = []
  desk.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  const tracking = desk.getByRole('region', { name: 'mfe-tracking' })
  const loads = async () => {
    await desk.goto('/api/operator/ecosystem')
    const [row] = await tracking.getByRole('row', { name: /everybody/ }).all()
    return (await row?.getByRole('cell').allInnerTexts()) ?? []
  }
  // Other pages of this product may have told something before.
  const before = (await loads())[1] ?? '0'

  // A page of the workshop tells nothing; an ordinary one tells how its remotes came, when nothing else is to do.
  const told = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/client-errors') &&
      (answer.request().postData() ?? '').includes('mfe-tracking'),
  )
  await openSignedIn(page, product.url)
  await told
  await page.goto('/?inspect')
  const link = page.getByRole('link', { name: 'Remotes in the field, for operators' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', '/api/operator/ecosystem')

  // What browsers tell is written every few seconds.
  await expect
    .poll(async () => Number((await loads())[1]), { timeout: 20_000 })
    .toBeGreaterThan(Number(before))
  expect(await loads()).toEqual([
    'everybody',
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+\.\d% \(\d+\)$/),
    expect.stringMatching(/ ms$/),
  ])
  await expect(tracking).toContainText('shipped with the server')
  await expect(tracking).toContainText('Tracking')
  for (const size of SIZES) {
    await desk.setViewportSize(size)
    expect(await sidewaysBy(desk)).toBe(0)
  }
  expect(await findings(desk, 'the remotes in the field', { sizes: SIZES })).toEqual([])
  expect(complaints).toEqual([])
  await desk.getByRole('link', { name: 'Console' }).click()
  await expect(desk.getByRole('heading', { name: /Gastric Buddy operators/ })).toBeVisible()
  await expect(desk.getByRole('link', { name: 'remotes in the field' })).toHaveAttribute(
    'href',
    '/api/operator/ecosystem',
  )
  await context.close()
})
