import { describe, expect, it, jest } from '@jest/globals'
import { CookieNames, parseEnv } from '@gb/service-kit'
import { testKeys } from '../../testing/start-profile.js'
import { BrowserCookies } from './browser-cookies.js'
import type { BrowserReply } from './http.js'

const cookiesAt = (origin: string) =>
  new BrowserCookies(
    new CookieNames(parseEnv({ DATABASE_URL: 'postgres://localhost/none', PUBLIC_ORIGIN: origin })),
    testKeys(),
  )

const recordingReply = () => ({
  status: jest.fn<BrowserReply['status']>(),
  header: jest.fn<BrowserReply['header']>(),
  setCookie: jest.fn<BrowserReply['setCookie']>(),
  clearCookie: jest.fn<BrowserReply['clearCookie']>(),
})

const SECRETS = { userId: 'user', session: 'session-token', device: 'device-token' }

describe(BrowserCookies.name, () => {
  it('sets cookies that no script and no other site can use', () => {
    const reply = recordingReply()
    cookiesAt('https://app.example.com').keepSession(reply, SECRETS)
    const flags = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' }
    expect(reply.setCookie.mock.calls).toEqual([
      ['__Host-gb_sid', 'session-token', { ...flags, maxAge: 90 * 86_400 }],
      ['gb_here', '1', { ...flags, httpOnly: false, maxAge: 90 * 86_400 }],
      ['__Host-gb_dev', 'device-token', { ...flags, maxAge: 400 * 86_400 }],
    ])
    expect(reply.header.mock.calls).toEqual([['X-Profile', 'user']])
  })

  it('leaves the device cookie alone where only the session got another token', () => {
    const reply = recordingReply()
    cookiesAt('http://localhost:3000').keepSession(reply, { ...SECRETS, device: null })
    expect(reply.setCookie.mock.calls.map(([name]) => name)).toEqual(['gb_sid', 'gb_here'])
  })

  it('wipes only the browser that was signed out', () => {
    const reply = recordingReply()
    cookiesAt('http://localhost:3000').wipeIf(false, reply)
    expect(reply.clearCookie).not.toHaveBeenCalled()
    cookiesAt('http://localhost:3000').wipeIf(true, reply)
    expect(reply.clearCookie).toHaveBeenCalled()
  })

  it('clears all its cookies and the storage of the browser', () => {
    const reply = recordingReply()
    cookiesAt('http://localhost:3000').wipe(reply)
    expect(reply.clearCookie.mock.calls.map(([name]) => name)).toEqual([
      'gb_sid',
      'gb_dev',
      'gb_vis',
      'gb_here',
    ])
    expect(reply.header.mock.calls).toEqual([['Clear-Site-Data', '"cache","cookies","storage"']])
  })

  it('reads its cookies and never tells the address in clear', () => {
    const browser = cookiesAt('http://localhost:3000').read({
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
      cookies: { gb_sid: 's', gb_vis: 'v' },
      ip: '203.0.113.7',
    })
    expect(browser).toEqual({
      session: 's',
      device: null,
      visitor: 'v',
      network: expect.any(String),
      site: null,
      label: 'Firefox on Linux',
    })
    expect(browser.network).not.toContain('203')
  })
})
