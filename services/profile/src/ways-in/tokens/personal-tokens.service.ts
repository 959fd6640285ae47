import { Injectable } from '@nestjs/common'
import { PERSONAL_TOKEN_PREFIX } from '@gb/domain'
import { type SessionUser, Sql } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { hashToken, newToken } from '../../base/browser/token.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { NoSuchPersonalToken, NoTokenShown, TokensFull } from './errors.js'
import { type PersonalToken, PersonalTokenRepository, type TokenWish } from './personal-token.repository.js'

/** A token that was just made: the only moment in which anybody sees it. */
export interface MadeToken extends PersonalToken {
  token: string
}

/** The personal tokens of a signed-in person. */
@Injectable()
export class PersonalTokensService {
  constructor(
    private readonly sql: Sql,
    private readonly tokens: PersonalTokenRepository,
    private readonly profiles: ProfileRepository,
    private readonly notices: SecurityNotices,
    private readonly events: SecurityEventRepository,
  ) {}

  list(userId: string): Promise<PersonalToken[]> {
    return this.tokens.list(userId)
  }

  /**
   * What the token that asks is for.
   * @throws AppError `not_found` in a session
   */
  async own({ userId, sessionId, byToken }: SessionUser): Promise<PersonalToken> {
    const own = byToken === undefined ? null : await this.tokens.one(userId, sessionId)
    if (own === null) throw new NoTokenShown()
    return own
  }

  /**
   * Makes a token, and tells its owner.
   * @throws AppError `conflict` when there are too many
   */
  make(userId: string, { label, network }: Browser, wish: TokenWish): Promise<MadeToken> {
    const token = PERSONAL_TOKEN_PREFIX + newToken('session')
    return this.sql.transaction(async () => {
      await this.profiles.lock(userId)
      const made = await this.tokens.add(userId, wish, hashToken(token))
      if (made === null) throw new TokensFull()
      await this.notices.tell({ kind: 'token_made', userId, network }, label, LETTERS.tokenMade)
      return { ...made, token }
    })
  }

  /**
   * Ends a token at once.
   * @throws AppError `not_found`
   */
  end(userId: string, tokenId: string): Promise<PersonalToken[]> {
    return this.sql.transaction(async () => {
      if (!(await this.tokens.end(userId, tokenId))) throw new NoSuchPersonalToken()
      await this.events.add({ kind: 'token_ended', userId })
      return this.tokens.list(userId)
    })
  }
}
