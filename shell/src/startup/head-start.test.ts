import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { headStart } from './head-start'

const file = (url: string) => ({ url, integrity: `sha384-${url}` })
const release = (name: string) => ({
  name,
  version: '1',
  shell: '^2.0.0',
  shared: {},
  entry: `/remotes/${name}/1/remoteEntry.js`,
  integrity: `sha384-of-${name}`,
  preload: [file(`/remotes/${name}/1/assets/home.js`)],
  css: [file(`/remotes/${name}/1/assets/home.css`)],
  offline: [file(`/remotes/${name}/1/assets/tab.js`)],
})
const REGISTRY = { remotes: ['mfe-tracking', 'mfe-scan', 'mfe-premium'].map(release) }

const fetched = jest.fn<typeof fetch>()
const answer = (body: string, status = 200) => fetched.mockResolvedValue(new Response(body, { status }))

/** What the page sent for, as `address how hash`. */
const sentFor = () =>
  [...document.head.querySelectorAll('link[rel="preload"]')].map((link) =>
    ['href', 'as', 'integrity'].map((name) => link.getAttribute(name)).join(' '),
  )

const signIn = (isHere: boolean) => {
  document.cookie = `gb_here=1; max-age=${isHere ? 60 : 0}`
}

beforeEach(() => {
  document.head.replaceChildren()
  fetched.mockReset()
  globalThis.fetch = fetched
  signIn(true)
})
afterEach(() => signIn(false))

describe(headStart.name, () => {
  it('sends for the first files of the remotes of Home, and gives the registry on', async () => {
    answer(JSON.stringify(REGISTRY))
    expect(await headStart()).toEqual(new Map(REGISTRY.remotes.map((one) => [one.name, one])))
    expect(sentFor()).toEqual(
      ['mfe-tracking', 'mfe-scan'].flatMap((name) => [
        `/remotes/${name}/1/remoteEntry.js fetch sha384-of-${name}`,
        `/remotes/${name}/1/assets/home.js fetch sha384-/remotes/${name}/1/assets/home.js`,
        `/remotes/${name}/1/assets/home.css style sha384-/remotes/${name}/1/assets/home.css`,
      ]),
    )
  })

  it('does nothing for a visitor', async () => {
    signIn(false)
    expect(await headStart()).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['a server that is away', '', 503],
    ['no JSON', '<html>', 200],
    ['a list without remotes', '{}', 200],
  ])('leaves %s to the loader', async (_, body, status) => {
    answer(body, status)
    expect(await headStart()).toBeNull()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('leaves a line that breaks to the loader', async () => {
    fetched.mockRejectedValue(new TypeError('no line'))
    expect(await headStart()).toBeNull()
  })
})
