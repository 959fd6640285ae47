import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { App } from './pages/app'
import { Device } from './pages/device'
import { releaseShell } from './support/handmade-shell'
import { test } from './support/own-front-ends'
import { expect } from './support/test'

test.use({ serviceWorkers: 'allow' })

test('nothing says that a new version is ready over the restore form, until there is one', async ({
  page,
  webRoot,
}) => {
  const app = new App(page)
  const news = page.getByText('A new version is ready.')
  /** Has the browser look for another worker, and waits until it is there. */
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const worker = registration.installing ?? registration.waiting
      if (worker === null) return 'none'
      while (worker.state === 'installing') await new Promise((later) => setTimeout(later, 50))
      return worker.state
    })

  await test.step('the worker of the first visit takes over', async () => {
    await page.goto('/')
    await app.consent.tickAll()
    await app.consent.accept()
    await expect.poll(() => new Device(page).remotes()).not.toEqual([])
    await app.restore.open()
    await app.restore.code.fill('0481')
  })
  await test.step('another worker of the same version is installed', async () => {
    const worker = join(webRoot, 'shell/dist/sw.js')
    for (const end of ['br', 'gz']) rmSync(`${worker}.${end}`, { force: true })
    appendFileSync(worker, '\n// The same again.\n')
    expect(await update()).toBe('installed')
    await page.waitForTimeout(2000)
    await expect(news).toHaveCount(0)
    await expect(app.restore.code).toHaveValue('0481')
  })
  await test.step('a new version is told of', async () => {
    releaseShell(webRoot, 'ccccddddeeee', 'Gastric Buddy')
    expect(await update()).toBe('installed')
    await expect(news).toBeVisible()
    await expect(app.restore.code).toHaveValue('0481')
  })
})
