import { toFlagsDto } from '../consent/consent.mapper.js'
import type { SessionDto } from './session.dto.js'
import type { WhoAmI } from './who-am-i.service.js'

export const toSessionDto = ({ profile, consents }: WhoAmI): SessionDto => ({
  user_id: profile.userId,
  name: profile.name,
  email: profile.email,
  is_premium: profile.isPremium,
  time_zone: profile.timeZone,
  consent: toFlagsDto(consents),
  recovery_code: profile.recoveryCode,
})
