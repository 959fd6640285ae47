import { type DynamicModule, Module } from '@nestjs/common'
import { RegistryModule } from '../registry/registry.module.js'
import { ReleasesController } from './releases.controller.js'
import { ReleasesService } from './releases.service.js'
import { VisitorsService } from './visitors.service.js'

/** Which releases of the remotes are in force, for the process that serves the front ends. */
@Module({})
export class ReleasesModule {
  /** @param withRegistry  whether this process hosts the registry; without it all is as the server was shipped */
  static of(withRegistry: boolean): DynamicModule {
    return {
      module: ReleasesModule,
      imports: withRegistry ? [RegistryModule] : [],
      controllers: [ReleasesController],
      providers: [ReleasesService, VisitorsService],
      exports: [ReleasesService, VisitorsService],
    }
  }
}
