import { Module } from '@nestjs/common'
import { HomeController } from './home.controller.js'
import { HomeService } from './home.service.js'

/** Home in one answer, composed of what the services give for it. */
@Module({ controllers: [HomeController], providers: [HomeService] })
export class HomeModule {}
