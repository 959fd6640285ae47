import { Injectable } from '@nestjs/common'
import { CookieNames, SessionPort } from '@gb/service-kit'

/** What is read of a request. */
export interface Visit {
  cookies: Record<string, string | undefined>
}

/** The id of a profile; null for nobody, undefined where that could not be found out. */
export type Visitor = string | null | undefined

/** Longer than it takes to find out is no reason to let a page wait. */
export const PATIENCE_MS = 1_000

/** Who visits a page, as far as a canary needs to know. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly sessions: SessionPort,
    private readonly names: CookieNames,
  ) {}

  /** Who is signed in, as far as that can be found out at once. */
  async who({ cookies }: Visit): Promise<Visitor> {
    const token = cookies[this.names.session]
    if (!token) return null
    const tooLate = new Promise<undefined>((resolve) =>
      setTimeout(() => resolve(undefined), PATIENCE_MS).unref(),
    )
    const found = this.sessions.verify(token, null).then(
      (user) => user?.userId ?? null,
      () => undefined,
    )
    return Promise.race([found, tooLate])
  }
}
