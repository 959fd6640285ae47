import { Injectable } from '@nestjs/common'
import { CookieNames, SessionPort } from '@gb/service-kit'

/** What is read of a request. */
export interface Visit {
  cookies: Record<string, string | undefined>
}

/** Longer than it takes to find out is no reason to let a page wait. */
const PATIENCE_MS = 1_000

/** Who visits a page, as far as a canary needs to know. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly sessions: SessionPort,
    private readonly names: CookieNames,
  ) {}

  /** The id of the profile that is signed in; null for nobody, or when it cannot be found out at once. */
  async who({ cookies }: Visit): Promise<string | null> {
    const token = cookies[this.names.session]
    if (!token) return null
    const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref())
    const found = this.sessions.verify(token, null).then(
      (user) => user?.userId ?? null,
      () => null,
    )
    return Promise.race([found, tooLate])
  }
}
