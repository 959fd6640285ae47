import { ApiProperty } from '@nestjs/swagger'
import { PolicyTextDto } from '../../documents/shapes/policy-text.dto.js'

/** A policy with the version that a consent refers to. */
export class PolicyDto extends PolicyTextDto {
  @ApiProperty({ type: String, description: 'Version, major.minor.', example: '1.0' }) version!: string
}
