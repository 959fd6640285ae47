import { Injectable } from '@nestjs/common'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { Env } from '../env/env.js'

/** Cookie names and flags. `__Host-` needs Secure, which plain http on loopback cannot set: the prefix goes only there. */
@Injectable()
export class CookieNames {
  readonly session: string
  readonly device: string
  readonly visitor: string
  /** Says to the page that asking for the session is worth a request; holds nothing and grants nothing. */
  readonly hint = 'gb_here'
  private readonly secure: boolean

  constructor(env: Env) {
    this.secure = env.publicOrigin.startsWith('https://')
    const prefix = this.secure ? '__Host-' : ''
    this.session = `${prefix}gb_sid`
    this.device = `${prefix}gb_dev`
    this.visitor = `${prefix}gb_vis`
  }

  /** Flags of our cookies: not readable by scripts, never sent across sites. */
  options(maxAgeSeconds: number): CookieSerializeOptions {
    return { httpOnly: true, secure: this.secure, sameSite: 'strict', path: '/', maxAge: maxAgeSeconds }
  }

  /** Flags of the hint: the one cookie that scripts may read. */
  hintOptions(maxAgeSeconds: number): CookieSerializeOptions {
    return { ...this.options(maxAgeSeconds), httpOnly: false }
  }
}
