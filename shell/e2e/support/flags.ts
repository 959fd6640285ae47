import type { Page } from '@playwright/test'

/** Has the list of remotes say of each flag whether it is on for who looks at this page. */
export const withFlags = async (page: Page, flags: Record<string, boolean>): Promise<void> => {
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch()
    const list: { remotes: { config?: { flags?: Record<string, boolean> } }[] } = await answer.json()
    const remotes = list.remotes.map((remote) => ({
      ...remote,
      config: { settings: {}, ...remote.config, flags: { ...remote.config?.flags, ...flags } },
    }))
    await route.fulfill({ response: answer, json: { ...list, remotes } })
  })
}
