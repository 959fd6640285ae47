import { createHash } from 'node:crypto'
import { type Language, pushDeviceId } from '@gb/domain'
import { InvalidField, requireConsents, type SessionUser } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PUSH_MESSAGES } from './messages.js'
import { PushSender, type PushTarget } from './push-sender.js'
import { PushServices } from './push-services.js'
import { PushSubscriptionRepository } from './push-subscription.repository.js'
import { NoSuchBrowser } from './errors.js'

/** `nobody`: no device is left that could be reached. `failed`: none was reached, and another time may do better. */
export type Delivery = 'sent' | 'nobody' | 'failed'

/** The id of the device at an address. */
export const subscriptionIdOf = (endpoint: string): string =>
  pushDeviceId(createHash('sha256').update(endpoint).digest('hex'))

/** The devices that reminders go to. */
@Injectable()
export class PushService {
  constructor(
    private readonly devices: PushSubscriptionRepository,
    private readonly services: PushServices,
    private readonly sender: PushSender,
  ) {}

  /**
   * @param language what the device speaks; null where it does not say
   * @throws AppError `consent_required`, `invalid_input` when the address is not one of a push service
   */
  async add(user: SessionUser, target: PushTarget, language: Language | null): Promise<string> {
    requireConsents(user, ['health_data_consent'])
    if (!this.services.allows(target.endpoint))
      throw new InvalidField('endpoint', PUSH_MESSAGES.unknownService)
    const subscriptionId = subscriptionIdOf(target.endpoint)
    await this.devices.put(user.userId, { ...target, subscriptionId, language })
    return subscriptionId
  }

  /** @throws AppError `not_found` */
  async remove(userId: string, subscriptionId: string): Promise<void> {
    if (await this.devices.delete(userId, subscriptionId)) return
    throw new NoSuchBrowser()
  }

  count(userId: string): Promise<number> {
    return this.devices.count(userId)
  }

  /**
   * Sends to every device of a person; those that their push service does not know any more are forgotten.
   * @param payloadIn what a device gets, in the language that it speaks
   */
  async sendToAll(
    userId: string,
    payloadIn: (language: Language) => string,
    ttlSeconds: number,
  ): Promise<Delivery> {
    const devices = await this.devices.list(userId)
    const outcomes = await Promise.all(
      devices.map(async (device) => {
        const outcome = await this.sender.send(device, payloadIn(device.language), ttlSeconds)
        if (outcome === 'gone') await this.devices.delete(userId, device.subscriptionId)
        return outcome
      }),
    )
    if (outcomes.includes('sent')) return 'sent'
    return outcomes.includes('failed') ? 'failed' : 'nobody'
  }
}
