import { Injectable } from '@nestjs/common'
import { type SessionUser, Sql } from '@gb/service-kit'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { type Device, DeviceRepository } from './device.repository.js'
import { SessionRepository } from './session.repository.js'
import { SessionService } from './session.service.js'
import { NoSuchDevice } from './errors.js'

/** A device, and whether it is the one that asks. */
export interface ListedDevice extends Device {
  current: boolean
}

/** The devices of a person. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly sql: Sql,
    private readonly devices: DeviceRepository,
    private readonly sessionRows: SessionRepository,
    private readonly sessions: SessionService,
    private readonly events: SecurityEventRepository,
  ) {}

  /** The asking device first, then the last seen ones. */
  async list({ userId, sessionId }: SessionUser): Promise<ListedDevice[]> {
    const [listed, own] = await Promise.all([
      this.devices.list(userId),
      this.sessionRows.deviceOf(userId, sessionId),
    ])
    const devices = listed.map((device) => ({ ...device, current: device.deviceId === own }))
    return devices.toSorted((a, b) => Number(b.current) - Number(a.current))
  }

  /**
   * Signs a device out for good: the profile code alone no longer opens the profile on it.
   * @returns whether it was the asking device
   * @throws AppError `not_found`
   */
  revoke({ userId, sessionId }: SessionUser, deviceId: string): Promise<{ current: boolean }> {
    return this.sql.transaction(async () => {
      const own = await this.sessionRows.deviceOf(userId, sessionId)
      if (!(await this.sessions.endDevice(userId, deviceId))) throw new NoSuchDevice()
      await this.events.add({ kind: 'device_revoked', userId, deviceId })
      return { current: own === deviceId }
    })
  }
}
