import { Answer, IdField } from '@gb/service-kit'

const DEVICE_ID = '3b241101-e2bb-4255-8caf-4136c566a962'

/** A browser that has proven itself for the profile. */
export class DeviceDto {
  @Answer('Names the device.', DEVICE_ID, 'uuid') device_id!: string
  @Answer('What a person calls it.', 'Safari on iPhone') name!: string
  @Answer('Whether this request came from it.', true) is_current!: boolean
  @Answer('Whether somebody is signed in on it; otherwise it opens the profile with the code alone.', true)
  signed_in!: boolean
  @Answer('UTC.', '2026-11-01T07:12:00.000Z', 'date-time') first_seen_at!: string
  @Answer('UTC, to the hour.', '2026-11-20T08:30:00.000Z', 'date-time') last_seen_at!: string
}

/** The devices of a profile. */
export class DevicesDto {
  @Answer.list(DeviceDto, 'This device first, then the last seen ones.') devices!: DeviceDto[]
}

/** The device in the address. */
export class DeviceParams {
  @IdField('One of the own devices.', DEVICE_ID) device_id!: string
}

/** A device that was signed out. */
export class RevokedDeviceDto {
  @Answer('Always true.', true) revoked!: boolean
  @Answer('Whether it was this very device, which is wiped then.', false) is_current!: boolean
}
