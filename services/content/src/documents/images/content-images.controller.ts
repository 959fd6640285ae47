import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Public, type PublicAnswer, PublicCache, Refuses } from '@gb/service-kit'
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
  @Refuses({ 404: 'There is no such picture.' })
  @PublicCache()
  image(@Param('name') name: string): PublicAnswer {
    return this.images.image(name)
  }
}
