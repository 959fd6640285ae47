import type { OpenWindow } from './pairing.service.js'
import type { PairingStatusDto, PairingWindowDto } from './pairing.dto.js'

export const toPairingWindowDto = ({ expiresAt, recoveryCode }: OpenWindow): PairingWindowDto => ({
  expires_at: expiresAt.toISOString(),
  recovery_code: recoveryCode,
})

export const toPairingStatusDto = (expiresAt: Date | null): PairingStatusDto => ({
  open: expiresAt !== null,
  expires_at: expiresAt?.toISOString() ?? null,
})
