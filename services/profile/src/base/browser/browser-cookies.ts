import { Injectable } from '@nestjs/common'
import { CookieNames, Keys, networkOf, siteOf } from '@gb/service-kit'
import { DEVICE_DAYS, SESSION_DAYS, VISITOR_DAYS } from './lifetimes.js'
import type { BrowserReply, BrowserRequest } from './http.js'
import { deviceLabel } from './device-label.js'

const DAY_SECONDS = 86_400

/** What the browser behind a request can show for itself. */
export interface Browser {
  session: string | null
  device: string | null
  visitor: string | null
  /** Keyed pseudonym of the network address, for counting only. */
  network: string
  /** The same for the IPv6 /48 around it; null for IPv4. */
  site: string | null
  /** What a person calls it, like "Safari on iPhone". */
  label: string
}

/** Secrets of a session that was just opened or renewed; they go into cookies and nowhere else. */
export interface SessionSecrets {
  userId: string
  session: string
  /** Null when the browser keeps the device cookie it has. */
  device: string | null
}

/** The cookies of this service, read and set in one place. */
@Injectable()
export class BrowserCookies {
  constructor(
    private readonly names: CookieNames,
    private readonly keys: Keys,
  ) {}

  /** Reads the cookies and the network of a request. */
  read(request: BrowserRequest): Browser {
    const { cookies } = request
    const site = siteOf(request.ip)
    return {
      session: cookies[this.names.session] ?? null,
      device: cookies[this.names.device] ?? null,
      visitor: cookies[this.names.visitor] ?? null,
      network: this.keys.pseudonym(`network:${networkOf(request.ip)}`),
      site: site === null ? null : this.keys.pseudonym(`network:${site}`),
      label: deviceLabel(request.headers['user-agent']),
    }
  }

  /** Signs the browser in. */
  keepSession(reply: BrowserReply, secrets: SessionSecrets): void {
    reply.setCookie(
      this.names.session,
      secrets.session,
      this.names.options(SESSION_DAYS.absolute * DAY_SECONDS),
    )
    reply.setCookie(this.names.hint, '1', this.names.hintOptions(SESSION_DAYS.absolute * DAY_SECONDS))
    if (secrets.device !== null)
      reply.setCookie(this.names.device, secrets.device, this.names.options(DEVICE_DAYS * DAY_SECONDS))
    // The guard names the profile of a known session; this session begins with this very answer.
    reply.header('X-Profile', secrets.userId)
  }

  /** Makes the browser a visitor that can be recognized. */
  keepVisitor(reply: BrowserReply, token: string): void {
    reply.setCookie(this.names.visitor, token, this.names.options(VISITOR_DAYS * DAY_SECONDS))
  }

  /** Signs the browser out and tells it to drop everything it keeps for this origin. */
  wipe(reply: BrowserReply): void {
    for (const name of [this.names.session, this.names.device, this.names.visitor])
      reply.clearCookie(name, this.names.options(0))
    reply.clearCookie(this.names.hint, this.names.hintOptions(0))
    reply.header('Clear-Site-Data', '"cache","cookies","storage"')
  }

  /** Signs the browser out and keeps it known: it may still undo what signed it out. */
  signOut(reply: BrowserReply): void {
    reply.clearCookie(this.names.session, this.names.options(0))
    reply.clearCookie(this.names.hint, this.names.hintOptions(0))
    reply.header('Clear-Site-Data', '"cache","storage"')
  }

  /** The same as `wipe`, where only the outcome tells whether it is this browser. */
  wipeIf(ended: boolean, reply: BrowserReply): void {
    if (ended) this.wipe(reply)
  }
}
