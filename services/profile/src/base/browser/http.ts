import type { IncomingHttpHeaders } from 'node:http'
import type { CookieNames } from '@gb/service-kit'

/** What this service reads of a request; the web server behind it stays the kit's business. */
export interface BrowserRequest {
  headers: IncomingHttpHeaders
  cookies: { [name: string]: string | undefined }
  ip: string
}

type CookieOptions = ReturnType<CookieNames['options']>

/** What this service sets on an answer. */
export interface BrowserReply {
  status(code: number): unknown
  header(name: string, value: string): unknown
  setCookie(name: string, value: string, options: CookieOptions): unknown
  clearCookie(name: string, options: CookieOptions): unknown
}
