import { toSignedAnswer, toUnlockQuestionDto } from '../passkeys/passkey.mapper.js'
import { maskedEmail } from '../mailed-code/masked-email.js'
import type { ConfirmDto, ConfirmedDto, StartedConfirmationDto } from './confirmation.dto.js'
import type { Confirmed, Proof, StartedConfirmation } from './confirmation.service.js'
import { CONFIRMATION_MESSAGES } from './messages.js'

export const toProof = ({ purpose, way, code, passkey }: ConfirmDto): Proof => ({
  purpose,
  way,
  code: code ?? null,
  signed: passkey ? toSignedAnswer(passkey) : null,
})

export const toStartedDto = (started: StartedConfirmation): StartedConfirmationDto => {
  const { purpose, way } = started
  if (started.way === 'email') {
    const { email, expiresAt } = started.mailed
    const sent = { sent_to: maskedEmail(email), expires_at: expiresAt.toISOString() }
    return { purpose, way, message: CONFIRMATION_MESSAGES.sent, ...sent, question: null }
  }
  const question = toUnlockQuestionDto(started.question)
  const message = CONFIRMATION_MESSAGES.askPasskey
  return { purpose, way, message, sent_to: null, expires_at: null, question }
}

export const toConfirmedDto = ({ purpose, expiresAt }: Confirmed): ConfirmedDto => ({
  confirmed: true,
  purpose,
  expires_at: expiresAt.toISOString(),
})
