import { entryMoment, type ProfileWeight, WeightEventsPort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { WEIGHT_MESSAGES } from './messages.js'
import { CountedWeights } from './counted-weights.js'
import { WeightEntryRepository } from './weight-entry.repository.js'
import { WeightNotes } from './weight-notes.js'

const NOTE: Record<ProfileWeight['kind'], string> = {
  initial: WEIGHT_MESSAGES.initialNote,
  profile_update: WEIGHT_MESSAGES.profileUpdateNote,
}

/** Logs the weights that the profile announces. The same announcement twice makes one entry. */
@Injectable()
export class WeightEvents implements WeightEventsPort {
  constructor(
    private readonly entries: WeightEntryRepository,
    private readonly notes: WeightNotes,
    private readonly counted: CountedWeights,
  ) {}

  async receive({
    userId,
    entryId,
    weightLbs,
    kind,
    recordedAt,
    timeZone,
    dayStartsAt = 0,
  }: ProfileWeight): Promise<void> {
    await this.entries.insert({
      userId,
      entryId,
      weightLbs,
      notes: this.notes.seal(userId, entryId, NOTE[kind]),
      isInitial: kind === 'initial',
      isConfirmed: false,
      ...entryMoment(recordedAt.toISOString(), { timeZone, dayStartsAt }),
    })
    // The profile has it already; not where it is asked about and another one is still the current weight.
    const { span } = await this.counted.of(userId)
    if (span !== null && span.currentLbs !== weightLbs) await this.counted.tellProfile(userId)
  }
}
