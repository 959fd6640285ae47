/** Who is asking, once a session is verified. */
export interface SessionUser {
  userId: string
  sessionId: string
  /** IANA zone of this request: its header, else the one remembered on the profile, else UTC. */
  timeZone: string
}

/** Verifies session tokens. Owned by the profile service. */
export abstract class SessionPort {
  /**
   * @param token the opaque value of the session cookie
   * @param timeZone the zone of this request, or null when it did not say
   * @returns null for an unknown, expired or revoked token. Costs one indexed read.
   */
  abstract verify(token: string, timeZone: string | null): Promise<SessionUser | null>
}
