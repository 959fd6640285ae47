import { ApiProperty } from '@nestjs/swagger'
import { Answer } from '@gb/service-kit'
import { ProfileDto } from '../../person/profile/profile-answer.dto.js'

const USER_ID = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

/** A profile that was created or changed. */
export class SavedProfileDto {
  @Answer('Names the profile; proves nothing.', USER_ID, 'uuid') user_id!: string

  @ApiProperty({
    description:
      'The 6-digit profile code, leading zeros kept, of a profile that was just created. Of a changed one, null unless this session has just confirmed `show_code`.',
    type: String,
    nullable: true,
    pattern: '^[0-9]{6}$',
    example: '048151',
  })
  recovery_code!: string | null

  @Answer('A sentence to show.', 'Profile created successfully! Welcome to Gastric Buddy.') message!: string
  @Answer('Whether premium is active.', false) is_premium!: boolean

  @Answer.orNull(String, 'A new e-mail address that waits for its confirmation, or null.', null, {
    format: 'email',
  })
  pending_email!: string | null

  @Answer.part(ProfileDto, 'The profile as it is now.') profile!: ProfileDto
}

/** The profile code alone. */
export class RecoveryCodeDto {
  @Answer('Names the profile.', USER_ID, 'uuid') user_id!: string
  @Answer('The 6-digit profile code, leading zeros kept.', '048151', { pattern: '^[0-9]{6}$' })
  recovery_code!: string
}
