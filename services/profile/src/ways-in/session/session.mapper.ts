import { spelled } from '@gb/service-kit'
import { toFlagsDto } from '../../person/consent/consent.mapper.js'
import type { DevicesDto, RevokedDeviceDto } from './devices.dto.js'
import type { ListedDevice } from './devices.service.js'
import type { SessionDto } from './session.dto.js'
import type { WhoAmI } from './who-am-i.service.js'

export const toSessionDto = ({ profile, consents }: WhoAmI): SessionDto => ({
  ...spelled(profile, 'userId', 'name', 'email', 'isPremium', 'timeZone', 'eraseAt'),
  consent: toFlagsDto(consents),
  recovery_code: profile.recoveryCode,
})

export const toDevicesDto = (devices: ListedDevice[]): DevicesDto => ({
  devices: devices.map((device) => ({
    device_id: device.deviceId,
    name: device.label,
    is_current: device.current,
    signed_in: device.signedIn,
    first_seen_at: device.createdAt.toISOString(),
    last_seen_at: device.lastSeenAt.toISOString(),
  })),
})

export const toRevokedDeviceDto = ({ current }: { current: boolean }): RevokedDeviceDto => ({
  revoked: true,
  is_current: current,
})
