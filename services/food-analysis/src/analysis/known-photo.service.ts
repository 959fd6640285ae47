import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { AppError, Keys } from '@gb/service-kit'
import { FoodEntryRepository } from '../food-log/entries/food-entry.repository.js'
import type { LockedEntry } from '../food-log/meal/meal.js'
import { type PhotoKey, ScanRepository } from '../quota/scan.repository.js'
import { FoodAnalyser } from './analyser/food-analyser.js'
import { STILL_RUNNING } from './messages.js'
import { LOOK_EVERY_MS, RETRY_AFTER_SECONDS, WAIT_MS } from './waiting.js'

/** Knows a photo again without keeping it. */
@Injectable()
export class KnownPhotoService {
  constructor(
    private readonly keys: Keys,
    private readonly analyser: FoodAnalyser,
    private readonly scans: ScanRepository,
    private readonly entries: FoodEntryRepository,
  ) {}

  /**
   * What the photo of a person is known by: keyed, so that nobody with the database alone can test which photo it was.
   * Null when there is no prompt: a sample is no answer to a photo.
   */
  keyOf(userId: string, image: Buffer): PhotoKey | null {
    const { promptVersion } = this.analyser
    if (promptVersion === null) return null
    const digest = createHash('sha256').update(image).digest('hex')
    return { hash: this.keys.lookup('photo', `${userId}:${digest}`), promptVersion }
  }

  /** The meal that the photo became, while it is in the log. */
  async mealOf(userId: string, photo: PhotoKey | null): Promise<LockedEntry | null> {
    const entryId = photo && (await this.scans.mealOfPhoto(userId, photo))
    return entryId === null ? null : this.entries.lock(userId, entryId)
  }

  /** Waits while another request looks at the photo. @throws AppError `unavailable` when that takes too long */
  async settled(userId: string, photo: PhotoKey, gone: AbortSignal): Promise<void> {
    const until = Date.now() + WAIT_MS
    while (await this.scans.isPhotoLive(userId, photo)) {
      if (gone.aborted || Date.now() >= until)
        throw new AppError('unavailable', STILL_RUNNING, { retryAfterSeconds: RETRY_AFTER_SECONDS })
      await sleep(LOOK_EVERY_MS)
    }
  }
}
