import { Module } from '@nestjs/common'
import { ContentImagesController } from './content-images.controller.js'
import { ContentImagesService } from './content-images.service.js'

@Module({ controllers: [ContentImagesController], providers: [ContentImagesService] })
export class ContentImagesModule {}
