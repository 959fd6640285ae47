import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Keys } from '@gb/service-kit'
import { FoodEntryRepository } from '../food-log/entries/food-entry.repository.js'
import type { LockedEntry } from '../food-log/meal/meal.js'
import { type PhotoKey, ScanRepository } from '../quota/scan.repository.js'
import { FoodAnalyzer } from './analyzer/food-analyzer.js'
import type { AskedPhoto } from './photo-reading.service.js'
import { untilThrough } from './waiting.js'

type KeyedPhoto = Pick<AskedPhoto, 'user' | 'key'>

/** Knows a photo again without keeping it. */
@Injectable()
export class KnownPhotoService {
  constructor(
    private readonly keys: Keys,
    private readonly analyzer: FoodAnalyzer,
    private readonly scans: ScanRepository,
    private readonly entries: FoodEntryRepository,
  ) {}

  /**
   * What the photo of a person is known by: keyed, so that nobody with the database alone can test which photo it was.
   * Null when there is no prompt: a sample is no answer to a photo.
   */
  keyOf(userId: string, image: Buffer): PhotoKey | null {
    const { promptVersion } = this.analyzer
    if (promptVersion === null) return null
    const digest = createHash('sha256').update(image).digest('hex')
    return { hash: this.keys.lookup('photo', `${userId}:${digest}`), promptVersion }
  }

  /** The meal that the photo became, while it is in the log. */
  async mealOf({ user, key }: KeyedPhoto): Promise<LockedEntry | null> {
    const entryId = key && (await this.scans.mealOfPhoto(user.userId, key))
    return entryId === null ? null : this.entries.lock(user.userId, entryId)
  }

  /**
   * Waits while another request looks at the photo.
   * @param gone aborted when nobody waits for the answer any more
   * @throws AppError `unavailable` when that takes too long
   */
  async settled({ user, key }: KeyedPhoto, gone: AbortSignal): Promise<void> {
    if (!key) return
    await untilThrough(
      async () => ((await this.scans.isPhotoLive(user.userId, key)) ? undefined : true),
      gone,
    )
  }
}
