import { Module } from '@nestjs/common'
import { FieldModule } from './field/field.module.js'
import { RegistryModule } from './registry/registry.module.js'

/** The release registry, and what browsers tell of its releases. */
@Module({ imports: [RegistryModule, FieldModule] })
export class ReleasesServiceModule {}
