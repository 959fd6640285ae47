import { spelled } from '@gb/service-kit'
import type { MadeTokenDto, OwnTokenDto, PersonalTokenDto } from './personal-tokens.dto.js'
import type { PersonalToken } from './personal-token.repository.js'
import type { MadeToken } from './personal-tokens.service.js'

const seen = (token: PersonalToken) =>
  spelled(token, 'tokenId', 'name', 'access', 'areas', 'createdAt', 'expiresAt', 'lastUsedAt')

export const toTokenDto = (token: PersonalToken): PersonalTokenDto => seen(token)

export const toMadeTokenDto = (made: MadeToken): MadeTokenDto => ({ ...seen(made), token: made.token })

export const toOwnTokenDto = (own: PersonalToken, userId: string): OwnTokenDto => ({
  ...seen(own),
  user_id: userId,
})
