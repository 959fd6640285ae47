import { createHash } from 'node:crypto'

/** A finished answer: bytes and the headers that let a browser keep them. */
export interface Page {
  body: string
  contentType: string
  /** Strong: equal tags mean equal bytes. */
  etag: string
  cacheControl: string
  /** Further headers of this answer. */
  headers: Readonly<Record<string, string>>
}

const makePage = (
  body: string,
  contentType: string,
  cacheControl: string,
  headers: Page['headers'],
): Page => ({
  body,
  contentType,
  etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
  cacheControl,
  headers,
})

const publicFor = (seconds: number): string => `public, max-age=${seconds}`

/** A JSON answer for everyone, fresh for some seconds. */
export const jsonPage = (value: object, freshSeconds: number, headers: Page['headers'] = {}): Page =>
  makePage(JSON.stringify(value), 'application/json; charset=utf-8', publicFor(freshSeconds), headers)

/** A drawing. Opened by itself it is a document of our origin, so it may run and load nothing. */
export const svgPage = (svg: string, freshSeconds: number): Page =>
  makePage(svg, 'image/svg+xml', `${publicFor(freshSeconds)}, stale-while-revalidate=${freshSeconds}`, {
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
