import { applyDecorators, type Type, UseInterceptors } from '@nestjs/common'
import { ApiHeader, ApiNotModifiedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { PageInterceptor } from '../page/page.interceptor.js'

/** How a public, cacheable read is described and sent. `answer` is the shape of its JSON. */
export const PublicRead = (answer: Type, operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The ETag of the copy you have.' }),
    ApiOkResponse({ type: answer, description: 'The text, with a strong ETag.' }),
    ApiNotModifiedResponse({ description: 'Your copy is still the newest.' }),
    UseInterceptors(PageInterceptor),
  )
