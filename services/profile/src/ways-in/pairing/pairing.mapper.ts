import { spelled } from '@gb/service-kit'
import type { OpenWindow } from './pairing.service.js'
import type { PairingStatusDto, PairingWindowDto } from './pairing.dto.js'

export const toPairingWindowDto = (window: OpenWindow): PairingWindowDto =>
  spelled(window, 'expiresAt', 'recoveryCode')

export const toPairingStatusDto = (expiresAt: Date | null): PairingStatusDto => ({
  open: expiresAt !== null,
  expires_at: expiresAt?.toISOString() ?? null,
})
