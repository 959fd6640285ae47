import { ConsolePage } from './pages/console-page'
import { expect, test } from './support/test'

test.use({ viewport: { width: 1280, height: 900 } })

test('somebody who develops walks the page of the API as it is filled in, also after a reload', async ({
  page,
  quietConsole,
}) => {
  test.slow()
  const docs = new ConsolePage(page)
  await docs.open('/api/docs')

  await test.step('consent, a profile, a drink and its summary work as they stand there', async () => {
    expect((await docs.tryOut('post', '/api/user-consent')).status).toBe(201)
    expect(await docs.tryOut('post', '/api/profile')).toMatchObject({
      status: 201,
      body: { profile: { name: 'Sam' } },
    })
    expect(await docs.tryOut('post', '/api/fluid-entry')).toMatchObject({
      status: 201,
      body: { fluid_type: 'water', amount_oz: 8 },
    })
    expect(await docs.tryOut('get', '/api/fluid-summary/{user_id}')).toMatchObject({
      status: 200,
      body: { total_fluid_oz: 8 },
    })
  })

  await test.step('after a reload the first call is the own one', async () => {
    await page.reload()
    await docs.untilOwnIdIsKnown()
    expect(await docs.tryOut('get', '/api/home/{user_id}')).toMatchObject({
      status: 200,
      body: { profile: { name: 'Sam' } },
    })
  })
  // What the library of the page says of its own addresses at every start.
  expect(quietConsole.filter((line) => !line.startsWith('Deprecated: escaping deep link'))).toEqual([])

  await test.step('what ends something is asked about: no sends nothing, yes does it', async () => {
    await docs.expectTakenBack('delete', '/api/session')
    expect((await docs.tryOut('get', '/api/session')).body).toMatchObject({ name: 'Sam' })
    const asked = docs.willAgree()
    expect((await docs.tryOut('delete', '/api/session')).status).toBe(200)
    expect(await asked).toContain('for your own profile')
    const gone = await docs.tryOut('get', '/api/session')
    expect([gone.status, gone.body.error]).toEqual([401, 'no_session'])
  })
})
