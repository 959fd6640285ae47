import type { HelperScope, HelperUse } from '@gb/domain'

/** What somebody may see of a person's log, whether they may add to it, and until when. */
export interface HelperTerms {
  scopes: HelperScope[]
  mayLog: boolean
  endsAt: Date
}

/** An invitation that can still be accepted, as its sender sees it. */
export interface OpenInvitation extends HelperTerms {
  invitationId: string
  email: string
  createdAt: Date
  expiresAt: Date
}

/** That a helper looked, or logged, within the hour that begins then. */
export interface Look {
  scope: HelperScope
  does: HelperUse
  hour: Date
}

/** Somebody who is or was at a person's side, as that person sees it. */
export interface Helper extends HelperTerms {
  grantId: string
  email: string
  createdAt: Date
  endedAt: Date | null
  /** The newest first. */
  looks: Look[]
}

/** Somebody at whose side one is. */
export interface HelpedPerson extends HelperTerms {
  userId: string
  grantId: string
  name: string
}
