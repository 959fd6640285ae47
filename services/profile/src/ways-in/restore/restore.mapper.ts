import type { ProfileDto } from '../../person/profile/profile-answer.dto.js'
import { toProfileDto } from '../../person/profile/profile.mapper.js'
import type { AdoptAnswer } from './adopt.service.js'
import { RESTORE_MESSAGES } from './messages.js'
import type { StartedRestore } from './restore-start.service.js'
import type { StartedAdoptionDto, StartedRestoreDto } from './restore.dto.js'

export const toStartedRestoreDto = ({ challengeId, expiresAt }: StartedRestore): StartedRestoreDto => ({
  challenge_id: challengeId,
  expires_at: expiresAt.toISOString(),
  message: RESTORE_MESSAGES.started,
})

export const toAdoptionDto = (answer: AdoptAnswer['answer']): ProfileDto | StartedAdoptionDto =>
  'profile' in answer
    ? toProfileDto(answer.profile)
    : {
        challenge_id: answer.started.challengeId,
        expires_at: answer.started.expiresAt.toISOString(),
        message: RESTORE_MESSAGES.adoptionStarted,
        next: 'confirm_email',
        code_works_here: answer.started.codeWorksHere,
      }
