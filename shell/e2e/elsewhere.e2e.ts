import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { makeRepositoryElsewhere } from './support/elsewhere'
import { operatorToken } from './support/operator'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

const afterReload = async (page: Page, text: string) => {
  await page.reload()
  const app = new App(page)
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Elsewhere' }).click()
  await expect(page.getByRole('main').getByText(text)).toBeVisible()
}

// Its card would stand on the Home of every file that comes after it.
test.use({ productOf: 'a team elsewhere' })

test('a team with a repository of its own builds and ships its remote beside the running product', async ({
  page,
  product,
}) => {
  test.setTimeout(420_000)
  const elsewhere = await makeRepositoryElsewhere()
  try {
    const env = {
      OPERATOR_TOKEN: await operatorToken(product, 'releases:write', 'ops:read'),
      RELEASE_TO: product.url,
    }
    const app = new App(page)
    await openSignedIn(page, product.url)
    await app.go('Log')
    await expect(app.logs.getByRole('button', { name: 'Mood' })).toBeVisible()
    await expect(app.logs.getByRole('button', { name: 'Elsewhere' })).toHaveCount(0)

    await elsewhere.build()
    expect(await elsewhere.ship(['publish', 'mfe-elsewhere'], env)).toContain('mfe-elsewhere')
    await afterReload(page, 'Built in another repository')
    await app.go('Home')
    await page.getByRole('region', { name: 'From elsewhere' }).getByRole('button', { name: 'See it' }).click()
    await expect(app.heading('Elsewhere')).toBeVisible()

    await elsewhere.ship(['set', 'mfe-elsewhere', 'words', 'Said by an operator'], env)
    await elsewhere.ship(['flag', 'mfe-elsewhere', 'fresh', '--share', '100'], env)
    await afterReload(page, 'Said by an operator')
    await expect(page.getByText('Fresh from elsewhere')).toBeVisible()
    await expect(elsewhere.ship(['set', 'mfe-elsewhere', 'words', 'x'.repeat(41)], env)).rejects.toThrow(
      'must NOT have more than 40 characters',
    )
    expect(await elsewhere.ship(['config', 'mfe-elsewhere'], env)).toMatch(/words +"Said by an operator"/)

    await elsewhere.ship(['kill', 'mfe-elsewhere', '--notice', 'Elsewhere takes a short break.'], env)
    await afterReload(page, 'Elsewhere takes a short break.')
  } finally {
    elsewhere.remove()
  }
})
