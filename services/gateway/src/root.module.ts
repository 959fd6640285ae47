import { type DynamicModule, Module } from '@nestjs/common'
import { type Env, type Keys, KitModule } from '@gb/service-kit'
import { CspReportsModule } from './csp-reports/csp-reports.module.js'
import { HomeModule } from './home/home.module.js'
import { SERVICES } from './services.js'
import { ReleasesModule } from '@gb/releases'

/** The modules of one process: the kit, the services it hosts, the release registry, and Home, which asks them all. */
@Module({})
export class RootModule {
  static of(env: Env, keys: Keys): DynamicModule {
    return {
      module: RootModule,
      imports: [
        KitModule.forRoot(env, keys),
        ...env.services.map((name) => SERVICES[name].module),
        ReleasesModule.of(env.services.includes('releases')),
        CspReportsModule,
        HomeModule,
      ],
    }
  }
}
