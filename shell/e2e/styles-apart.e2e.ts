import type { Page } from '@playwright/test'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

/** Elements that a careless style sheet would reach, and classes and marks that two teams would both choose. */
const TAGS =
  'h1 h2 h3 p a strong em ul ol li button input select textarea label table tbody tr th td fieldset legend progress details summary dialog section article header nav main span div figure img svg hr code small'
const CLASSES = 'card button row list title active hidden'

/** Lays the probes and a copy of what the first remote drew into a box whose size nothing changes. */
const remember = (page: Page, region: string) =>
  page.getByRole('region', { name: region, exact: true }).evaluate(
    (drawn, [tags = '', classes = '']) => {
      const box = document.createElement('div')
      box.id = 'reference'
      box.style.cssText = 'position:absolute;inset-inline-start:0;inset-block-start:9000px;inline-size:390px;'
      for (const tag of tags.split(' ')) {
        const probe = document.createElement(tag)
        probe.textContent = tag
        box.append(probe)
      }
      const marked = document.createElement('div')
      marked.className = classes
      marked.dataset.hue = 'fluids'
      marked.setAttribute('role', 'status')
      box.append(marked, drawn.cloneNode(true))
      document.body.append(box)
    },
    [TAGS, CLASSES],
  )

/** Every computed property of every element of the reference, by the number of the element. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#reference *, html, body, #root')]
    return elements.map((element) => {
      const style = getComputedStyle(element)
      const isOfPage = element.closest('#reference') === null
      const kept = [...style].filter((name) => !(isOfPage && /size|height|width|origin|inset/.test(name)))
      return `${element.tagName} ${kept.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`
    })
  })

const sheetsOf = (page: Page, remote: string) =>
  page.evaluate(
    (name) => [...document.styleSheets].filter(({ href }) => href?.includes(`/remotes/${name}/`)).length,
    remote,
  )

const ORDERS = [
  { first: 'mfe-tracking', region: 'Fluids', second: 'mfe-scan' },
  { first: 'mfe-scan', region: 'Protein', second: 'mfe-tracking' },
]

for (const { first, region, second } of ORDERS)
  test(`${second} changes nothing of the look of ${first} and of the shell`, async ({ page, product }) => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const late of [second, 'mfe-premium'])
      await page.route(`**/remotes/${late}/**`, (route) => held.then(() => route.continue()))
    await openSignedIn(page, product.url)
    await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible()
    await expect.poll(() => sheetsOf(page, first)).toBeGreaterThan(0)
    expect(await sheetsOf(page, second)).toBe(0)
    await remember(page, region)
    const before = await looks(page)
    expect(before.length).toBeGreaterThan(30)

    letGo()
    await expect.poll(() => sheetsOf(page, second), { timeout: 30_000 }).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const after = await looks(page)
    expect(after.filter((look, index) => look !== before[index])).toEqual([])
  })
