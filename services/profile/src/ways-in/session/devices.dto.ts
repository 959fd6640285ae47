import { ApiProperty } from '@nestjs/swagger'
import { IsUUID } from 'class-validator'

const DEVICE_ID = '3b241101-e2bb-4255-8caf-4136c566a962'

/** A browser that has proven itself for the profile. */
export class DeviceDto {
  @ApiProperty({ description: 'Names the device.', format: 'uuid', example: DEVICE_ID })
  device_id!: string

  @ApiProperty({ description: 'What a person calls it.', example: 'Safari on iPhone' })
  name!: string

  @ApiProperty({ description: 'Whether this request came from it.', example: true })
  is_current!: boolean

  @ApiProperty({
    description: 'Whether somebody is signed in on it; otherwise it opens the profile with the code alone.',
    example: true,
  })
  signed_in!: boolean

  @ApiProperty({ description: 'UTC.', format: 'date-time', example: '2026-11-01T07:12:00.000Z' })
  first_seen_at!: string

  @ApiProperty({
    description: 'UTC, to the hour.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  last_seen_at!: string
}

/** The devices of a profile. */
export class DevicesDto {
  @ApiProperty({ description: 'This device first, then the last seen ones.', type: [DeviceDto] })
  devices!: DeviceDto[]
}

/** The device in the address. */
export class DeviceParams {
  @ApiProperty({ description: 'One of the own devices.', format: 'uuid', example: DEVICE_ID })
  @IsUUID('all', { message: '$property must be a UUID.' })
  device_id!: string
}

/** A device that was signed out. */
export class RevokedDeviceDto {
  @ApiProperty({ description: 'Always true.', example: true })
  revoked!: boolean

  @ApiProperty({ description: 'Whether it was this very device, which is wiped then.', example: false })
  is_current!: boolean
}
