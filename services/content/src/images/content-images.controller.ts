import { Controller, Get, Param, UseInterceptors } from '@nestjs/common'
import {
  ApiNotFoundResponse,
  ApiNotModifiedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger'
import { ProblemDto, Public } from '@gb/service-kit'
import { PageInterceptor } from '../page/page.interceptor.js'
import type { Page } from '../page/page.js'
import { ContentImagesService } from './content-images.service.js'

/** Drawings that the texts point to. */
@ApiTags('content')
@Controller('api/content-images')
export class ContentImagesController {
  constructor(private readonly images: ContentImagesService) {}

  @Get(':name')
  @Public()
  @ApiOperation({ operationId: 'getContentImage', summary: 'A drawing of the tips' })
  @ApiParam({ name: 'name', example: 'exercise-days-0-13.svg' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ description: 'The drawing (SVG).', schema: { type: 'string' } })
  @ApiNotModifiedResponse({ description: 'Your copy is still the newest.' })
  @ApiNotFoundResponse({ description: 'There is no such picture.', type: ProblemDto })
  @UseInterceptors(PageInterceptor)
  image(@Param('name') name: string): Page {
    return this.images.image(name)
  }
}
