import { Injectable } from '@nestjs/common'
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@gb/domain'
import { BadIdempotencyKey, type HeldSession, NotYours, type SessionUser } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { WeightDelivery } from '../../post/weights/weight-delivery.js'
import { ShownProfileService } from '../../ways-in/freshness/shown-profile.service.js'
import { CreateProfileService } from './create-profile.service.js'
import { FORM_MESSAGES } from './messages.js'
import { type ProfileForm, type ShownProfile, withoutCode } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { UpdateProfileService } from './update-profile.service.js'
import { NoSessionForProfile } from './errors.js'

/** Who is signed in. */
type Asking = HeldSession & Pick<SessionUser, 'timeZone'>

/** The form, and who sent it. */
export interface SaveRequest {
  form: ProfileForm
  /** The user_id in the body, which proves nothing. */
  claimedUserId: string | null
  user: Asking | null
  browser: Browser
  timeZone: string | null
  idempotencyKey: string | null
}

/** What saving led to. */
export interface SavedProfile {
  /** With the code of a new profile, which the person has to see once. */
  profile: ShownProfile
  message: string
  status: 200 | 201
  /** The session to begin, if any. */
  signIns: SessionSecrets[]
  headers: Record<string, string>
}

const replayHeaders = (replayed: boolean): Record<string, string> =>
  replayed ? { 'Idempotent-Replay': 'true' } : {}

/** Decides whether the form makes a profile or changes one. */
@Injectable()
export class SaveProfileService {
  constructor(
    private readonly creating: CreateProfileService,
    private readonly updating: UpdateProfileService,
    private readonly profiles: ProfileService,
    private readonly shown: ShownProfileService,
    private readonly delivery: WeightDelivery,
  ) {}

  async save(request: SaveRequest): Promise<SavedProfile> {
    const { idempotencyKey: key, user } = request
    if (key !== null && (key.length < 1 || key.length > IDEMPOTENCY_KEY_MAX_LENGTH))
      throw new BadIdempotencyKey()
    return user ? this.update(request, user) : this.create(request)
  }

  private async create(request: SaveRequest): Promise<SavedProfile> {
    // A browser that names a profile means that one: without its session it must come back in, not make another.
    if (request.claimedUserId !== null) throw new NoSessionForProfile()
    const { secrets, replayed, wasSeen } = await this.creating.create(request)
    const profile = await this.answer(this.profiles.read(secrets.userId), secrets.userId)
    return {
      profile: wasSeen ? withoutCode(profile) : profile,
      message: FORM_MESSAGES.created,
      status: 201,
      signIns: [secrets],
      headers: replayHeaders(replayed),
    }
  }

  private async update(request: SaveRequest, user: Asking): Promise<SavedProfile> {
    const { userId, timeZone } = user
    if (request.claimedUserId !== null && request.claimedUserId !== userId) throw new NotYours()
    const { form, browser, idempotencyKey } = request
    const change = { userId, held: user, form, timeZone, device: browser.label, idempotencyKey }
    const { replayed } = await this.updating.update(change)
    const profile = await this.answer(this.shown.read(user), userId)
    return {
      profile,
      message: profile.pendingEmail === null ? FORM_MESSAGES.updated : FORM_MESSAGES.updatedUnconfirmed,
      status: 200,
      signIns: [],
      headers: replayHeaders(replayed),
    }
  }

  /** The profile as it is now; by then its weight has reached the weight log, if that answers. */
  private async answer(reading: Promise<ShownProfile>, userId: string): Promise<ShownProfile> {
    const [profile] = await Promise.all([reading, this.delivery.deliverSoon(userId)])
    return profile
  }
}
