import { ApiProperty } from '@nestjs/swagger'
import { ProfileDto } from '../person/profile/profile-answer.dto.js'

const USER_ID = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

/** A profile that was created or changed. */
export class SavedProfileDto {
  @ApiProperty({ description: 'Names the profile; proves nothing.', format: 'uuid', example: USER_ID })
  user_id!: string

  @ApiProperty({
    description:
      'The 6-digit profile code, leading zeros kept, of a profile that was just created. Of a changed one, null unless this session has just confirmed `show_code`.',
    type: String,
    nullable: true,
    pattern: '^[0-9]{6}$',
    example: '048151',
  })
  recovery_code!: string | null

  @ApiProperty({
    description: 'A sentence to show.',
    example: 'Profile created successfully! Welcome to Gastric Buddy.',
  })
  message!: string

  @ApiProperty({ description: 'Whether premium is active.', example: false })
  is_premium!: boolean

  @ApiProperty({
    description: 'A new e-mail address that waits for its confirmation, or null.',
    type: String,
    format: 'email',
    nullable: true,
    example: null,
  })
  pending_email!: string | null

  @ApiProperty({ description: 'The profile as it is now.', type: ProfileDto })
  profile!: ProfileDto
}

/** The profile code alone. */
export class RecoveryCodeDto {
  @ApiProperty({ description: 'Names the profile.', format: 'uuid', example: USER_ID })
  user_id!: string

  @ApiProperty({
    description: 'The 6-digit profile code, leading zeros kept.',
    pattern: '^[0-9]{6}$',
    example: '048151',
  })
  recovery_code!: string
}
