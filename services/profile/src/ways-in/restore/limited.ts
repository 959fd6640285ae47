import { applyDecorators } from '@nestjs/common'
import { ApiHeader, ApiTooManyRequestsResponse } from '@nestjs/swagger'
import { TriesProblemDto } from './restore.dto.js'

/** The header that carries the answer to a puzzle. */
export const PROOF_HEADER = 'x-proof-of-work'

/** Describes a route whose tries are limited. */
export const Limited = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'X-Proof-Of-Work',
      required: false,
      description: '`<puzzle>:<number>`, only after a 429 with a puzzle.',
    }),
    ApiTooManyRequestsResponse({
      description: 'Too many tries, or a puzzle to solve first.',
      type: TriesProblemDto,
    }),
  )
