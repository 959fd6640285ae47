import { randomUUID } from 'node:crypto'
import type { ClinicPlan } from '@gb/domain'
import type {
  Freshness,
  NoticePort,
  PersonFacts,
  PersonStanding,
  PremiumPort,
  PremiumStatus,
  ProfilePort,
  SessionPort,
  SessionUser,
} from '@gb/service-kit'
import { FACTS, GIVEN } from '@gb/test-kit/person'

/** The sessions and subscriptions of these tests. The cookie is the user_id itself: who is signed in is not tested here. */
export class People implements SessionPort, PremiumPort, NoticePort, ProfilePort {
  /** Whom a mail said that an answer waits. */
  readonly told: string[] = []
  /** Whether no mail can be sent. */
  mailIsDown = false
  /** Surgery day of everybody, 'YYYY-MM-DD' or null. */
  surgeryDate: string | null = null
  /** What everybody's clinic says; null: it was not told. */
  clinicPlan: ClinicPlan | null = null
  /** Whether everybody is pregnant. */
  isPregnant = false
  /** What everybody weighs, lbs; null: it is not known. */
  currentWeightLbs: number | null = null
  /** How everybody's health_data_consent stands. */
  healthData: SessionUser['consents']['health_data_consent'] = 'given'
  /** The zone that everybody's profile remembers. */
  timeZone = 'UTC'
  /** The person whose profile is not there any more; null: nobody. */
  erased: string | null = null
  private readonly paying = new Set<string>()

  /** A new person. */
  join(premium = true): string {
    const userId = randomUUID()
    if (premium) this.paying.add(userId)
    return userId
  }

  /** The person's premium ends. */
  lapse(userId: string): void {
    this.paying.delete(userId)
  }

  async checkInAnswered(userId: string): Promise<void> {
    if (this.mailIsDown) throw new Error('no mail today')
    this.told.push(userId)
  }

  async verify(token: string, timeZone: string | null): Promise<SessionUser> {
    return {
      userId: token,
      sessionId: 'session',
      timeZone: timeZone ?? 'UTC',
      person: this.facts(),
      consents: this.consents(),
    }
  }

  async freshness(): Promise<Freshness> {
    return { isFresh: true, ways: ['email'] }
  }

  async helped(): Promise<null> {
    return null
  }

  async standing(userId: string): Promise<PersonStanding | null> {
    if (userId === this.erased) return null
    return { person: this.facts(), consents: this.consents(), leaving: false }
  }

  async nameOf(): Promise<string | null> {
    throw new Error('Content names nobody.')
  }

  async rememberWeight(): Promise<void> {
    throw new Error('Content has no weights.')
  }

  private facts(): PersonFacts {
    return {
      ...FACTS,
      surgeryDate: this.surgeryDate,
      clinicPlan: this.clinicPlan,
      isPregnant: this.isPregnant,
      timeZone: this.timeZone,
      ...(this.currentWeightLbs === null ? {} : { currentWeightLbs: this.currentWeightLbs }),
    }
  }

  private consents(): SessionUser['consents'] {
    return { ...GIVEN, health_data_consent: this.healthData }
  }

  async status(userId: string): Promise<PremiumStatus> {
    return {
      premiumActive: this.paying.has(userId),
      packageId: null,
      renewsAt: null,
      cancelAtPeriodEnd: false,
    }
  }
}
