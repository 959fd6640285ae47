import type { PendingEmailDto } from './email-change.dto.js'
import type { PendingEmail } from './email-change.repository.js'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'

export const toPendingEmailDto = ({ email, expiresAt }: PendingEmail): PendingEmailDto => ({
  pending_email: email,
  expires_at: expiresAt.toISOString(),
  message: EMAIL_CHANGE_MESSAGES.sent,
})
