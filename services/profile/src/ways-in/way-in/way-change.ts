import { Injectable } from '@nestjs/common'
import { type SessionUser, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { SessionRotationService } from '../session/session-rotation.service.js'

/** What a change led to, and the token that the session goes on with. */
export type Changed<T> = T & { renewed: SessionSecrets }

/** Lets a signed-in person change what opens their profile. */
@Injectable()
export class WayChange {
  constructor(
    private readonly sql: Sql,
    private readonly profiles: ProfileRepository,
    private readonly rotation: SessionRotationService,
  ) {}

  /** Makes the change with the profile locked and gives the session another token: both or nothing. */
  make<T extends object>(user: SessionUser, browser: Browser, change: () => Promise<T>): Promise<Changed<T>> {
    return this.sql.transaction(async () => {
      await this.profiles.lock(user.userId)
      const done = await change()
      return { ...done, renewed: await this.rotation.renew(user, browser) }
    })
  }
}
