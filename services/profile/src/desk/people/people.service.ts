import { Injectable } from '@nestjs/common'
import { type ConsentEntry, ConsentRepository } from '../../person/consent/consent.repository.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { type Device, DeviceRepository } from '../../ways-in/session/device.repository.js'
import { PeopleRepository } from './people.repository.js'
import { NobodyFound } from './errors.js'

/** A profile as an operator reads it. Its code is not among it: nobody but its owner sees that. */
export type ReadPerson = Omit<ProfileView, 'recoveryCode'> & { devices: Device[] }

/** The ledger is short: a person decides a few times in years. */
const LEDGER_LINES = 1000

/** What operators may know of a person. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly profiles: ProfileService,
    private readonly devices: DeviceRepository,
    private readonly consents: ConsentRepository,
  ) {}

  /** @throws AppError `not_found` */
  async read(userId: string): Promise<ReadPerson> {
    await this.assertThere(userId)
    const [{ recoveryCode: _ownersOnly, ...profile }, devices] = await Promise.all([
      this.profiles.read(userId),
      this.devices.list(userId),
    ])
    return { ...profile, devices }
  }

  /** Newest first. @throws AppError `not_found` */
  async ledger(userId: string): Promise<ConsentEntry[]> {
    await this.assertThere(userId)
    return this.consents.list(userId, null, LEDGER_LINES)
  }

  private async assertThere(userId: string): Promise<void> {
    if ((await this.people.byId(userId)).length === 0) throw new NobodyFound()
  }
}
