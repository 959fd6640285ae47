import { type Language, LANGUAGES } from '@gb/domain'
import { Answer, ChoiceField, IdField, PatternField, UserIdField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { Matches, MaxLength } from 'class-validator'

const ENDPOINT_MAX_LENGTH = 2048

/** A device as `PushSubscription.toJSON()` of its browser describes it. */
export class AddPushSubscriptionDto {
  @UserIdField() user_id!: string

  @ApiProperty({
    description: 'Address of the device at its push service.',
    format: 'uri',
    maxLength: ENDPOINT_MAX_LENGTH,
    example: 'https://fcm.googleapis.com/fcm/send/abc',
  })
  @Matches(/^https?:\/\//, { message: '$property must be an address of a push service.' })
  @MaxLength(ENDPOINT_MAX_LENGTH, {
    message: `$property must have at most ${ENDPOINT_MAX_LENGTH} characters.`,
  })
  endpoint!: string

  @PatternField(/^B[A-Za-z0-9_-]{86}$/, '$property must be 65 bytes in base64url.', {
    description: 'Public key of the device: 65 bytes in base64url.',
    example: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
  })
  p256dh!: string

  @PatternField(/^[A-Za-z0-9_-]{22}$/, '$property must be 16 bytes in base64url.', {
    description: 'Secret of the device: 16 bytes in base64url.',
    example: 'FPssNDTKnInHVndSTdbKFw',
  })
  auth!: string

  @ChoiceField(LANGUAGES, {
    description:
      'What the device speaks: reminders come in it. Without it a device keeps the one it had, and a new one gets English.',
    example: 'en',
    optional: true,
  })
  language?: Language
}

/** A stored device. */
export class PushSubscriptionDto {
  @Answer(
    'Id of the device: a UUID of version 8 out of the SHA-256 of its address.',
    '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
    'uuid',
  )
  subscription_id!: string
}

/** Path of one device. */
export class PushSubscriptionPath {
  @IdField('Id of the device.') subscription_id!: string
}

/** The public key that a browser asks its push service with. */
export class PushKeyDto {
  @Answer('P-256 point, 65 bytes in base64url.', 'BIPUL12DLfytvTajnryr2PRdAgXS3HGK') public_key!: string
}
