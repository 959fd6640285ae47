import type { PairingStatusDto, PairingWindowDto } from './pairing.dto.js'

export const toPairingWindowDto = (expiresAt: Date): PairingWindowDto => ({
  expires_at: expiresAt.toISOString(),
})

export const toPairingStatusDto = (expiresAt: Date | null): PairingStatusDto => ({
  open: expiresAt !== null,
  expires_at: expiresAt?.toISOString() ?? null,
})
