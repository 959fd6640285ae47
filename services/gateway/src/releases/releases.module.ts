import { Module } from '@nestjs/common'
import { ReleasesController } from './releases.controller.js'
import { ReleasesService } from './releases.service.js'

/** The release registry of the remotes. */
@Module({ controllers: [ReleasesController], providers: [ReleasesService] })
export class ReleasesModule {}
