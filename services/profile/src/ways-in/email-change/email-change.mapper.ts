import { maskedEmail } from '../mailed-code/masked-email.js'
import type { PendingEmailDto, TakenBackDto } from './email-change.dto.js'
import type { PendingEmail } from './email-change.repository.js'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'
import type { TakenBack } from './take-back.service.js'

export const toPendingEmailDto = ({ email, expiresAt }: PendingEmail): PendingEmailDto => ({
  pending_email: email,
  expires_at: expiresAt.toISOString(),
  message: EMAIL_CHANGE_MESSAGES.sent,
})

export const toTakenBackDto = ({ email, signIns }: TakenBack): TakenBackDto => ({
  taken_back: true,
  email: maskedEmail(email),
  signed_in: signIns.length > 0,
  message: EMAIL_CHANGE_MESSAGES.takenBack,
})
