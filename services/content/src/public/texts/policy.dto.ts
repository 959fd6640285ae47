import { Answer } from '@gb/service-kit'
import { PolicyTextDto } from '../../documents/shapes/policy-text.dto.js'

/** A policy with the version that a consent refers to. */
export class PolicyDto extends PolicyTextDto {
  @Answer('Version, major.minor.', '1.0') version!: string
}
