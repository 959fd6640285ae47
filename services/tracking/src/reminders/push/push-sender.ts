import { countedFetch, errorName } from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'
import webPush from 'web-push'
import { PushServices } from './push-services.js'
import { VapidKeys } from './vapid-keys.js'

/** A device as its push service knows it. `p256dh` and `auth`: base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the push service does not know the device any more. `failed`: another time may do better. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

const TIMEOUT_MS = 10_000
const GONE = new Set([404, 410])

/** Sends to devices through the push services of their browsers; those only see how long a message is. */
@Injectable()
export class PushSender {
  private readonly logger = new Logger(PushSender.name)

  constructor(
    private readonly vapid: VapidKeys,
    private readonly services: PushServices,
  ) {}

  /**
   * @param payload encrypted for the device
   * @param ttlSeconds for how long the push service keeps it when the device is off
   */
  async send(target: PushTarget, payload: string, ttlSeconds: number): Promise<PushOutcome> {
    // Also here: the list may have become shorter since the device was stored.
    if (!this.services.allows(target.endpoint)) return 'gone'
    const request = this.sealed(target, payload, ttlSeconds)
    if (request === null) return 'gone'
    try {
      const response = await countedFetch('push', () =>
        fetch(request.endpoint, {
          method: 'POST',
          headers: request.headers,
          body: request.body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      )
      await response.body?.cancel()
      return this.outcome(response.status)
    } catch (error) {
      this.logger.warn(`push: ${errorName(error)}`)
      return 'failed'
    }
  }

  private outcome(status: number): PushOutcome {
    if (status >= 200 && status < 300) return 'sent'
    if (GONE.has(status)) return 'gone'
    this.logger.warn(`push: the service answered ${status}`)
    return 'failed'
  }

  /** Null when the keys of the device are none: nothing can ever be sent to it. */
  private sealed({ endpoint, p256dh, auth }: PushTarget, payload: string, ttlSeconds: number) {
    const { publicKey, privateKey, subject } = this.vapid
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: 'high',
      })
      return { endpoint, headers: details.headers, body: new Uint8Array(details.body) }
    } catch {
      return null
    }
  }
}
