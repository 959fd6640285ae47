import { applyDecorators } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger'
import { ProblemDto } from '@gb/service-kit'
import type { Type } from '@nestjs/common'
import { EntryDeletedDto } from './entry.dto.js'

const badInput = () =>
  ApiBadRequestResponse({ description: 'A field is missing or out of range.', type: ProblemDto })
const missing = () =>
  ApiNotFoundResponse({ description: 'No such entry of this person, or it is deleted.', type: ProblemDto })

/** Documents the creation of an entry. */
export const AddsEntry = (summary: string, type: Type): MethodDecorator =>
  applyDecorators(
    ApiOperation({
      summary,
      description:
        'Needs health_data_consent. Send your own entry_id to make the call safe to repeat: the same entry again gets the same answer.',
    }),
    ApiCreatedResponse({ description: 'The stored entry.', type }),
    ApiConflictResponse({ description: 'The entry_id is stored with other content.', type: ProblemDto }),
    ApiGoneResponse({ description: 'The entry_id was deleted and stays deleted.', type: ProblemDto }),
    badInput(),
  )

/** Documents the change of an entry. */
export const ChangesEntry = (summary: string, type: Type): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary, description: 'Send the fields that change. Needs health_data_consent.' }),
    ApiOkResponse({ description: 'The entry as it is now.', type }),
    badInput(),
    missing(),
  )

/** Documents the deletion of an entry. */
export const DeletesEntry = (summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary, description: 'The id stays deleted: sending the entry again is 410.' }),
    ApiOkResponse({ description: 'Deleted now.', type: EntryDeletedDto }),
    badInput(),
    missing(),
  )
