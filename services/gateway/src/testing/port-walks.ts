import { randomUUID } from 'node:crypto'
import {
  type HomePort,
  type OperatorUse,
  type PersonalDataPort,
  type PersonalPage,
  type PersonalPlace,
  type PortOf,
  PORTS,
  SessionPort,
} from '@gb/service-kit'
import type { World } from './walked-people.js'

const NOBODY = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
const LONG_AGO = '2000-01-01'
const FAR_AHEAD = '2100-01-01'

/**
 * Asks a method all that can come of it, by any way. Returns what it did, as another reading shows it; nothing for one that
 * only answers.
 */
type Walk<T> = (port: T, world: World) => Promise<unknown>

/** A walk for each method of each port: a port or a method without one does not compile, and turns the test red. */
type Walks = { [P in keyof typeof PORTS]: { [M in keyof PortOf<P>]: Walk<Pick<PortOf<P>, M>> } }

/** What is refused is written down where it is asked. */
const tolerated = (answer: Promise<unknown>): Promise<unknown> => answer.catch(() => undefined)

const pagesOf = async (port: Pick<PersonalDataPort, 'export'>, userId: string): Promise<PersonalPage[]> => {
  const pages: PersonalPage[] = []
  let place: PersonalPlace | null = null
  do {
    const page: PersonalPage = await port.export(userId, place)
    pages.push(page)
    place = page.next
  } while (place !== null)
  return pages
}

/** @param known a section that takes rows in; null for a service that takes none */
const personalData = (
  port: 'trackingData' | 'foodData' | 'contentData' | 'billingData',
  known: string | null,
) => {
  const inProcess = (world: World): PersonalDataPort => world.inProcess(PORTS[port].token)
  return {
    export: async (asked: Pick<PersonalDataPort, 'export'>, { reader }: World) => {
      await pagesOf(asked, reader.userId)
    },
    import: async (asked: Pick<PersonalDataPort, 'import'>, world: World) => {
      const someone = await world.somebody()
      const rows = (await pagesOf(inProcess(world), world.reader.userId)).find(
        ({ section }) => section === known,
      )?.rows
      await tolerated(asked.import(someone, { section: 'nothing-like-it', rows: [], fromText: false }))
      if (known === null) return
      const batch = {
        section: known,
        rows: [...(rows ?? []), { entry_id: 'none', deep: [{ a: null }] }],
        fromText: false,
      }
      await asked.import(someone, batch)
      await asked.import(someone, batch)
    },
    erase: async (asked: Pick<PersonalDataPort, 'erase'>, world: World) => {
      const someone = await world.somebody()
      await asked.erase(someone)
      return (await pagesOf(inProcess(world), someone)).map(({ section, rows }) => [section, rows.length])
    },
    recipients: async (asked: Pick<PersonalDataPort, 'recipients'>) => {
      await asked.recipients()
    },
  }
}

const USE: OperatorUse = {
  scope: 'journal:read',
  method: 'GET',
  route: '/api/operator/journal/:user_id',
  reason: 'A test needs it.',
  needsReason: true,
  auditedHourly: false,
  subject: null,
  person: null,
}

const heldOf = async ({ inProcess, reader }: World) => {
  const user = await inProcess(SessionPort).verify(reader.token, null)
  if (!user) throw new Error('the reader has no session')
  return user
}

/** The moment that Home is asked of, the same by every way. */
const HOME_AT = new Date()

const home = {
  of: async (asked: HomePort, world: World) => {
    await asked.of(await heldOf(world), HOME_AT)
  },
}

export const WALKS: Walks = {
  session: {
    verify: async (asked, { reader, leaving }) => {
      await asked.verify('no such token', null)
      await asked.verify(reader.token, 'Pacific/Kiritimati')
      await asked.verify(leaving.token, null)
    },
    freshness: async (asked, world) => {
      await asked.freshness(await heldOf(world), 'export')
      await asked.freshness({ userId: world.leaving.userId, sessionId: randomUUID() }, 'export')
    },
    helped: async (asked, { reader, helperId, rows }) => {
      const helping = { userId: reader.userId, helperId, does: 'see', scope: 'weights' } as const
      await asked.helped(helping)
      await asked.helped({ ...helping, does: 'log' })
      await asked.helped({ ...helping, scope: 'mood' })
      await asked.helped({ ...helping, userId: helperId, helperId: reader.userId })
      return rows('SELECT scope, does FROM profile.helper_look WHERE user_id = $1', reader.userId)
    },
  },
  profile: {
    rememberWeight: async (asked, world) => {
      const someone = await world.somebody()
      await asked.rememberWeight(someone, 203.4)
      await tolerated(asked.rememberWeight(NOBODY, 203.4))
      return world.rows('SELECT current_weight_lbs FROM profile.profile WHERE user_id = $1', someone)
    },
    standing: async (asked, { reader, leaving }) => {
      await asked.standing(reader.userId)
      await asked.standing(leaving.userId)
      await asked.standing(NOBODY)
    },
    nameOf: async (asked, { reader }) => {
      await asked.nameOf(reader.userId)
      await asked.nameOf(NOBODY)
    },
  },
  policy: {
    announce: async (asked, world) => {
      const text = { version: 'walked', sha256: 'a'.repeat(64) }
      await asked.announce({ privacyPolicy: text, terms: text })
      return world.rows(
        `SELECT text, version, sha256 FROM profile.policy_version WHERE version = 'walked' ORDER BY 1`,
      )
    },
  },
  notice: {
    checkInAnswered: async (asked, world) => {
      const someone = await world.somebody()
      await asked.checkInAnswered(someone)
      await asked.checkInAnswered(NOBODY)
      return world.rows('SELECT count(*) FROM profile.mail_outbox WHERE user_id = $1', someone)
    },
  },
  operator: {
    authorize: async (asked, { operatorToken, reader }) => {
      await asked.authorize('no such token', USE)
      await asked.authorize(operatorToken, {
        ...USE,
        person: reader.userId,
        subject: `user_id=${reader.userId}`,
      })
      await asked.authorize(operatorToken, { ...USE, scope: null, reason: null, needsReason: false })
      await tolerated(asked.authorize(operatorToken, { ...USE, reason: null }))
      await tolerated(asked.authorize(operatorToken, { ...USE, scope: 'tokens:admin' }))
      await tolerated(asked.authorize(operatorToken, { ...USE, person: NOBODY }))
    },
    note: async (asked, world) => {
      const subject = `user_id=${randomUUID()}`
      await asked.note({ tokenId: 'walked', name: 'Olga', scopes: ['journal:read'] }, 'walked', [subject])
      return world.rows(
        'SELECT token_id, name, action FROM profile.operator_audit WHERE subject = $1',
        subject,
      )
    },
    isAtWork: async (asked) => {
      await asked.isAtWork('Nobody of that name', 'check-ins:answer')
    },
  },
  foodTable: {
    facts: async (asked, { rows }) => {
      const foods = (await rows(
        `(SELECT food_id FROM food_analysis.food WHERE earliest_phase IS NULL ORDER BY 1 LIMIT 2)
         UNION ALL (SELECT food_id FROM food_analysis.food WHERE earliest_phase IS NOT NULL ORDER BY 1 LIMIT 2)`,
      )) as { food_id: string }[]
      await asked.facts([...foods.map(({ food_id }) => food_id), 'no-such-food'])
      await asked.facts([])
    },
  },
  premium: {
    status: async (asked, { reader }) => {
      await asked.status(reader.userId)
      await asked.status(NOBODY)
    },
  },
  trackingData: personalData('trackingData', 'weight_entries'),
  foodData: personalData('foodData', 'food_entries'),
  contentData: personalData('contentData', null),
  billingData: personalData('billingData', null),
  loggedDays: {
    since: async (asked, { reader }) => {
      await asked.since(reader.userId, LONG_AGO)
      await asked.since(NOBODY, LONG_AGO)
    },
    concerns: async (asked, world) => {
      await asked.concerns(world.reader.userId, (await heldOf(world)).person)
    },
  },
  foodDays: {
    meals: async (asked, { reader }) => {
      await asked.meals(reader.userId, LONG_AGO, FAR_AHEAD)
      await asked.meals(reader.userId, FAR_AHEAD, LONG_AGO)
    },
  },
  profileHome: home,
  trackingHome: home,
  foodHome: home,
  contentHome: home,
  billingNotices: {
    waiting: async (asked) => {
      await asked.waiting()
    },
    taken: async (asked, world) => {
      const userId = randomUUID()
      const noticeId = randomUUID()
      await world.addNotice(userId, noticeId)
      await asked.taken([{ userId, noticeId }])
      return world.rows(
        'SELECT kind, taken_at IS NULL AS waits FROM billing.notice WHERE user_id = $1 ORDER BY 1',
        userId,
      )
    },
  },
  billingWork: {
    states: async (asked) => {
      await asked.states()
    },
    failed: async (asked) => {
      await asked.failed()
    },
    retry: async (asked, world) => {
      const eventId = await world.addFailedPayment()
      await asked.retry('payment_event', eventId)
      await asked.retry('payment_event', 'evt_unknown')
      await asked.retry('reminder', eventId)
    },
    drop: async (asked, world) => {
      const eventId = await world.addFailedPayment()
      await asked.drop('reminder', eventId)
      await asked.drop('payment_event', eventId)
      await asked.drop('payment_event', eventId)
      return world.rows(`SELECT count(*) FROM billing_jobs.job WHERE singleton_key = $1`, eventId)
    },
  },
  trackingWork: {
    states: async (asked) => {
      await asked.states()
    },
  },
  weightEvents: {
    receive: async (asked, world) => {
      const userId = await world.somebody()
      const weight = {
        entryId: randomUUID(),
        userId,
        weightLbs: 219.5,
        kind: 'profile_update' as const,
        recordedAt: new Date('2026-11-20T08:30:00.123Z'),
        timeZone: 'America/St_Johns',
        dayStartsAt: 4,
      }
      await asked.receive(weight)
      await asked.receive(weight)
      return world.rows(
        `SELECT weight_lbs, recorded_at, time_zone, local_date::text FROM tracking.weight_entry
         WHERE user_id = $1 AND weight_lbs = 219.5`,
        userId,
      )
    },
  },
}
