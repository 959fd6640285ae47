import { spelled } from '@gb/service-kit'
import type { ErasureAskedDto, ErasureRequestDto, ErasureWithdrawnDto } from './erasure-by-two.dto.js'
import type { ErasureRequest } from './erasure-request.repository.js'
import { ERASURE_MESSAGES } from './messages.js'

export const toErasureRequestDto = (request: ErasureRequest): ErasureRequestDto =>
  spelled(request, 'userId', 'askedBy', 'askedAt', 'lapsesAt')

export const toErasureAskedDto = (request: ErasureRequest): ErasureAskedDto => ({
  ...spelled(request, 'userId', 'askedBy', 'askedAt', 'lapsesAt'),
  message: ERASURE_MESSAGES.asked,
})

export const toErasureWithdrawnDto = (userId: string): ErasureWithdrawnDto => ({
  user_id: userId,
  message: ERASURE_MESSAGES.withdrawn,
})
