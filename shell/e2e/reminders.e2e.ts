import { LogPage } from './pages/log-page'
import { Device } from './pages/device'
import { arriveSignedIn } from './support/arrives'
import { expect, expectAccessible, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

test('reminders are off, are kept once set, and come as a calendar too', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'])
  const person = await arriveSignedIn(page, product.url)
  await new Device(page).untilKept()
  const log = new LogPage(page)
  const window = page.getByRole('dialog', { name: 'Reminders' })
  await log.open('Fluids')
  await expect(log.card('Reminders')).toContainText('Off. Turn on only what helps you.')
  await log.press(/^Set up$/)

  await test.step('nothing is on; what would never come is named', async () => {
    for (const each of await window.getByRole('switch').all()) await expect(each).not.toBeChecked()
    await window.getByRole('switch', { name: 'Mood' }).check()
    await window.getByLabel('Time', { exact: true }).fill('22:00')
    await expect(window.getByText('This time is in your quiet hours')).toBeVisible()
    await expect(window.getByRole('button', { name: 'Save reminders' })).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('what is set is kept', async () => {
    await window.getByLabel('Time', { exact: true }).fill('20:30')
    await window.getByRole('button', { name: 'Save reminders' }).click()
    await expect(window).toBeHidden()
    await expect(log.card('Reminders')).toContainText(/Next: .*8:30\sPM/)
    await page.reload()
    await expect(log.card('Reminders')).toContainText(/Next: .*8:30\sPM/)
    await log.press(/^Change$/)
    await expect(window.getByRole('switch', { name: 'Mood' })).toBeChecked()
    await expect(window.getByLabel('Time', { exact: true })).toHaveValue('20:30')
  })

  await test.step('the calendar says nothing about health', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      window.getByRole('link', { name: 'Get the calendar file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('gastric-buddy-reminders.ics')
    const file = await person.api.get(`/api/reminders/${person.userId}/calendar.ics`)
    expect(await file.text()).toContain('DTSTART:')
    expect(await file.text()).not.toMatch(/mood/i)
  })

  await test.step('a browser without a push service says so, one with it turns notifications on', async () => {
    await window.getByRole('button', { name: 'Turn on notifications' }).click()
    const on = window.getByText('Notifications are on for this device.')
    const none = window.getByText(
      'This browser could not set up notifications. Use the calendar file instead.',
    )
    await expect(on.or(none)).toBeVisible()
  })
  await person.api.dispose()
})
