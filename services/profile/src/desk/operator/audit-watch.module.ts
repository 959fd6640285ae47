import { Module } from '@nestjs/common'
import { AuditWatch } from './audit-watch.js'

/** What a running server does for the audit log, and a command does not. */
@Module({ providers: [AuditWatch] })
export class AuditWatchModule {}
