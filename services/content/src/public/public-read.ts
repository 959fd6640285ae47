import { applyDecorators, type Type } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { PublicCache } from '@gb/service-kit'

/** How a public, cacheable read is described and sent. `answer` is the shape of its JSON. */
export const PublicRead = (answer: Type, operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    ApiOkResponse({ type: answer, description: 'The text, with a strong ETag.' }),
    PublicCache(),
  )
