import { type ApartProduct, startApart } from './apart'
import { freshDataDir } from './product'
import { test as base } from './test'

/** Journeys of a product whose services are processes of their own, in whatever layout the others run. */
export const test = base.extend<object, { apart: ApartProduct }>({
  apart: [
    async ({}, use) => {
      const apart = await startApart('apart', {}, freshDataDir())
      await use(apart)
      await apart.stop()
      apart.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ apart }, use) => use(apart.url),
})
