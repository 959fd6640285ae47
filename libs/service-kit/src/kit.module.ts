import { type DynamicModule, Module } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core'
import { AccessGuard } from './access/access.guard.js'
import { AuditTrail } from './access/audit-trail.js'
import { RouteAudit } from './access/route-audit.js'
import type { Keys } from './crypto/keys.js'
import type { Env } from './env/env.js'
import { EnvModule } from './env.module.js'
import { ProblemFilter } from './base/errors/problem.filter.js'
import { BackupWatch } from './operation/health/backup-watch.js'
import { HealthFigures } from './operation/health/health-figures.js'
import { RequestLimitGuard } from './access/limits/request-limit.guard.js'
import { HealthController } from './operation/health/health.controller.js'
import { OperatorBackupsController } from './operation/health/operator-backups.controller.js'
import { OperatorHealthController } from './operation/health/operator-health.controller.js'
import { MetricsModule } from './operation/metrics/metrics.module.js'
import { PortsController } from './ports/ports.controller.js'
import { RemotePortsModule } from './ports/remote-ports.module.js'
import { strictValidationPipe } from './base/validation/strict-validation.pipe.js'

/** What every server process has once: environment, keys, access, validation, errors, health, ports to other processes. */
@Module({})
export class KitModule {
  static forRoot(env: Env, keys: Keys): DynamicModule {
    return {
      module: KitModule,
      global: true,
      exports: [AuditTrail],
      imports: [
        EnvModule.forRoot(env, keys),
        RemotePortsModule.for(env.services, env.remotes),
        MetricsModule,
      ],
      controllers: [HealthController, OperatorHealthController, OperatorBackupsController, PortsController],
      providers: [
        AuditTrail,
        RouteAudit,
        BackupWatch,
        HealthFigures,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: RequestLimitGuard },
        { provide: APP_PIPE, useFactory: strictValidationPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    }
  }
}
