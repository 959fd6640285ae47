import { type DynamicModule, Module } from '@nestjs/common'
import { ConfigModule } from './config/config.module.js'
import { RemoteConfigs } from './config/remote-configs.service.js'
import { ConfigController } from './desk/config.controller.js'
import { ConfigDesk } from './desk/config-desk.service.js'
import { EcosystemController } from './desk/ecosystem.controller.js'
import { EcosystemService } from './desk/ecosystem.service.js'
import { FieldModule } from './field/field.module.js'
import { HoldersModule } from './folders/holders.js'
import { RegistryModule } from './registry/registry.module.js'
import { ReleasesController } from './in-force/releases.controller.js'
import { ReleasesService } from './in-force/releases.service.js'
import { ShellVersions } from './in-force/shell-versions.service.js'
import { VisitorsService } from './in-force/visitors.service.js'

/** Which releases of the remotes are in force, for the process that serves the front ends. */
@Module({})
export class ReleasesModule {
  /** @param withRegistry  whether this process hosts the registry; without it all is as the server was shipped */
  static of(withRegistry: boolean): DynamicModule {
    return {
      module: ReleasesModule,
      imports: [HoldersModule, ...(withRegistry ? [RegistryModule, ConfigModule, FieldModule] : [])],
      controllers: [ReleasesController, ...(withRegistry ? [EcosystemController, ConfigController] : [])],
      providers: [
        ReleasesService,
        VisitorsService,
        RemoteConfigs,
        ShellVersions,
        ...(withRegistry ? [ConfigDesk, EcosystemService] : []),
      ],
      exports: [ReleasesService, ShellVersions, VisitorsService],
    }
  }
}
