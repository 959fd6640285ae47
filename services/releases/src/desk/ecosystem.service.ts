import { Injectable } from '@nestjs/common'
import { FieldService } from '../field/field.service.js'
import { ReleasesService } from '../in-force/releases.service.js'
import { RegistryService } from '../registry/registry.service.js'
import type { RemoteInTheField } from './ecosystem.mapper.js'

/** All remotes side by side: what is in force, who answers for it, and how it does in the browsers of people. */
@Injectable()
export class EcosystemService {
  constructor(
    private readonly releases: ReleasesService,
    private readonly registry: RegistryService,
    private readonly field: FieldService,
  ) {}

  /** By name; a remote of which nothing was published is there too. */
  async all(): Promise<RemoteInTheField[]> {
    const registered = await this.registry.all()
    const inspected = await this.releases.inspected()
    const { troubles } = await this.releases.current()
    return Promise.all(
      inspected.map(async (inForce) => ({
        inForce,
        rollout: registered.find(({ rollout }) => rollout.remote === inForce.name)?.rollout ?? null,
        troubles: troubles.filter(({ name }) => name === inForce.name),
        field: await this.field.ofRemote(inForce.name),
      })),
    )
  }
}
