import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { App } from './pages/app'
import { Device } from './pages/device'
import { operatorToken } from './support/operator'
import { databaseUrlOf } from './support/database-url'
import { freshDataDir, type Product, startProduct } from './support/product'
import { openSignedIn } from './support/signed-in'
import { shellBytes } from './support/shell-bytes'
import { expect } from './support/test'
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy'

const test = base.extend<object, { team: WorkspaceCopy; product: Product; second: Product }>({
  team: [
    async ({}, use) => {
      const team = copyWorkspace()
      await use(team)
      team.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
      product.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  second: [
    async ({ product }, use) => {
      const second = await startProduct(
        {
          DATABASE_URL: databaseUrlOf(product.dataDir),
          KEYS_FILE: join(product.dataDir, 'keys.json'),
          RELEASE_STORE: join(product.dataDir, 'release-store'),
        },
        freshDataDir(),
      )
      await use(second)
      await second.stop()
      second.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

// The app keeps what a page has for when there is no connection.
test.use({ serviceWorkers: 'allow' })

/** The names in the row of the logs, at the next load of the page. */
const logsOf = async (page: Page): Promise<string[]> => {
  await page.reload()
  const app = new App(page)
  await app.go('Log')
  await expect(app.logs.getByRole('button', { name: 'Mood' })).toBeVisible()
  return app.logs.getByRole('button').allInnerTexts()
}

const untilLogs = (page: Page, names: string[]) =>
  expect.poll(() => logsOf(page)).toEqual(['Food', 'Vitamins', 'Fluids', 'Weight', 'Mood', ...names])

/** The version of the new remote that a browser of nobody is told by a process; empty for none. */
const versionAt = async ({ url }: Product): Promise<string> => {
  const answer = await fetch(new URL('/remotes.json', url))
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] }
  return remotes.find(({ name }) => name === 'mfe-notes')?.version ?? ''
}

/** The version that stands in the folder of the new remote. */
const builtIn = ({ folder }: WorkspaceCopy): string => {
  const file = join(folder, 'mfe-notes/dist/release.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** The version of the shell that a page runs. */
const shellOf = (page: Page) => page.locator('meta[name="gb-build"]').getAttribute('content')

/** Gives the tab another name, which is another release. */
const rename = ({ folder }: WorkspaceCopy, title: string) => {
  const file = join(folder, 'mfe-notes/package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { gb: { tabs: { notes: { title: string } } } }
  manifest.gb.tabs.notes.title = title
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

const lateFile = (team: WorkspaceCopy, version: string) => {
  const folder = join(team.folder, 'mfe-notes/dist', version, 'assets')
  const [file = ''] = readdirSync(folder).filter(
    (name) => name.startsWith('notes-tab') && name.endsWith('.js'),
  )
  return join(folder, file)
}

test('a new remote is made, published beside a running product, tried by some, and taken back', async ({
  page,
  product,
  second,
  team,
}) => {
  test.setTimeout(420_000)
  const env = { OPERATOR_TOKEN: await operatorToken(product, 'releases:write', 'ops:read') }
  const release = (to: Product, ...args: string[]) =>
    team.npm(['release', '--', ...args], { ...env, RELEASE_TO: to.url })
  const app = new App(page)
  const device = new Device(page)
  await openSignedIn(page, product.url)
  await untilLogs(page, [])
  const shell = await shellOf(page)
  const bytes = await shellBytes(product.url)

  await test.step('it is made with one command, and is right as it is', async () => {
    expect(await team.npm(['create:remote', '--', 'notes'])).toContain('mfe-notes is there')
    expect(await team.npm(['check', '--', '--in', 'mfe-notes'])).toContain('3 passed, 0 failed')
    expect(await team.npm(['test:unit', '--', 'mfe-notes'])).toContain(' 0 failed')
    await expect(team.npm(['create:remote', '--', 'notes'])).rejects.toThrow('mfe-notes exists already')
  })

  await test.step('it is in an open browser at the next load, on both replicas, with the shell of before', async () => {
    await release(product, 'publish', 'mfe-notes')
    await untilLogs(page, ['Notes'])
    await app.logs.getByRole('button', { name: 'Notes' }).click()
    await expect(app.heading('Notes')).toBeVisible()
    await expect(page.getByRole('main').getByRole('figure', { name: 'Words for today' })).toBeVisible()
    await app.go('Home')
    await page.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Open' }).click()
    await expect(app.heading('Notes')).toBeVisible()
    expect(await shellOf(page)).toBe(shell)
    expect(Object.keys(bytes).length).toBeGreaterThan(3)
    expect(await shellBytes(product.url)).toEqual(bytes)
    await expect.poll(() => versionAt(second)).not.toBe('')
    await page.goto(`${product.url}/?open=notes`)
    await expect(app.heading('Notes')).toBeVisible()
  })

  const first = builtIn(team)
  await test.step('a canary is for some, and a rollback ends it', async () => {
    rename(team, 'Diary')
    await release(second, 'publish', 'mfe-notes', '--hold')
    await release(second, 'canary', 'mfe-notes', builtIn(team), '--share', '100')
    await untilLogs(page, ['Diary'])
    await expect.poll(() => versionAt(product)).toBe(first)
    await expect.poll(() => device.remotes()).toContain(`mfe-notes@${builtIn(team)}`)
    await page.context().setOffline(true)
    expect(await logsOf(page)).toContain('Diary')
    await page.context().setOffline(false)
    await release(product, 'rollback', 'mfe-notes')
    await untilLogs(page, ['Notes'])
  })

  await test.step('a version that was in force for everybody gives way to the one before it', async () => {
    await release(second, 'publish', 'mfe-notes')
    await untilLogs(page, ['Diary'])
    await expect.poll(() => versionAt(product)).toBe(builtIn(team))
    await release(product, 'rollback', 'mfe-notes', builtIn(team))
    await expect.poll(() => versionAt(second)).toBe(first)
    await untilLogs(page, ['Notes'])
  })

  await test.step('what is tampered with, or half of it, is refused and changes nothing', async () => {
    const built = readdirSync(join(team.folder, 'mfe-notes/dist')).filter((name) => name.startsWith('1.'))
    const version = built.find((name) => name !== first) ?? ''
    const file = lateFile(team, version)
    rmSync(`${file}.br`, { force: true })
    writeFileSync(file, `${readFileSync(file, 'utf8')}//evil`)
    await expect(release(product, 'publish', 'mfe-notes')).rejects.toThrow('is not what was built')
    rmSync(file)
    await expect(release(product, 'publish', 'mfe-notes')).rejects.toThrow('is missing')
    await expect.poll(() => versionAt(product)).toBe(first)
  })

  await test.step('it cannot take what another remote has', async () => {
    await team.npm(['create:remote', '--', 'thief'])
    const file = join(team.folder, 'mfe-thief/package.json')
    const remote = join(team.folder, 'mfe-thief/src/remote.tsx')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"thief": {', '"weight": {'))
    writeFileSync(remote, readFileSync(remote, 'utf8').replace('thief: {', 'weight: {'))
    await expect(release(product, 'publish', 'mfe-thief')).rejects.toThrow(
      'the tab "weight" belongs to mfe-tracking',
    )
    await untilLogs(page, ['Notes'])
  })

  await test.step('it is taken out with a calm notice in its place', async () => {
    await release(second, 'kill', 'mfe-notes', '--notice', 'Notes take a short break.')
    await expect.poll(() => versionAt(product)).toBe('')
    await untilLogs(page, ['Notes'])
    await app.logs.getByRole('button', { name: 'Notes' }).click()
    await expect(page.getByRole('main').getByText('Notes take a short break.')).toBeVisible()
    await app.logs.getByRole('button', { name: 'Fluids' }).click()
    await expect(page.getByRole('heading', { name: 'Log a drink' })).toBeVisible()
  })
})
