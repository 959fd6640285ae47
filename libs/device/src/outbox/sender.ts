import { type ApiClient, isApiError } from '@gb/api-client'
import type { OutboxItem } from './item'
import { nextSteps, type Step } from './plan'
import { sendItem } from './routes'
import { backoffMs, verdictOf } from './verdict'

/** What the sender needs of the outbox around it. */
export interface SenderParts {
  api: ApiClient
  /** The items of this profile, oldest first. */
  items: () => readonly OutboxItem[]
  /** Whether the profile of the items is signed in now. */
  maySend: () => boolean
  /** Keeps a changed item; null when another tab was faster. */
  replace: (item: OutboxItem) => Promise<OutboxItem | null>
  remove: (item: OutboxItem) => Promise<boolean>
  /** Keeps that it has arrived, and tells. */
  sent: (item: OutboxItem, answer: unknown) => Promise<void>
  /** Reads the items again: another tab changed them. */
  refresh: () => Promise<void>
  /** Runs work as the leader: while no other tab sends. */
  asLeader: (work: () => Promise<void>) => Promise<void>
  /** Everything waits because of this answer. */
  heldUp: (error: unknown) => void
  /** The server does not know the session. */
  signedOut: () => void
  random: () => number
}

export interface Sender {
  /** Sends what is due; called as often as anything changes. */
  poke: () => void
  /** Ends our own waits: the network is back, or somebody looks at the page. What the server asked for stays. */
  wake: () => void
  /** The profile has signed in again. */
  resume: () => void
  /** The page is being left: the time for Undo is over. */
  release: () => void
  stop: () => void
}

const FRESH_MS = 2 * 60 * 1000
const SAME_INSTANT_MS = 5000
const FEW_FAILURES = 3
const SHORTEST_TIMER_MS = 50
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Sends items one after the other. It holds no item of its own, so it can stop at any point. */
export function createSender(parts: SenderParts): Sender {
  const failures = new Map<number, { count: number; until: number }>()
  let pauses = 0
  let pausedUntil = 0
  let askedUntil = 0
  let needsSignIn = false
  let releasedAt = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isAsked = false

  const time = () => Math.max(Date.now(), releasedAt)
  const countOf = (step: Step) => (step.do === 'send' ? (failures.get(step.item.seq)?.count ?? 0) : 0)
  const isReady = (step: Step, now: number) =>
    step.do === 'drop' || (failures.get(step.item.seq)?.until ?? 0) <= now

  /** The oldest first; what failed again and again lets the others pass. */
  const nextStep = (): Step | undefined => {
    const now = Date.now()
    return nextSteps(parts.items(), time())
      .filter((step) => isReady(step, now))
      .toSorted((a, b) => Math.floor(countOf(a) / FEW_FAILURES) - Math.floor(countOf(b) / FEW_FAILURES))[0]
  }

  /** A change or a deletion may follow a creation of another tab that this one has not heard of yet. */
  const sureStep = async (): Promise<Step | undefined> => {
    const step = nextStep()
    if (step?.do !== 'send' || step.item.action === 'create') return step
    await parts.refresh()
    return nextStep()
  }

  const canGoOn = () =>
    !isStopped && !needsSignIn && parts.maySend() && Math.max(pausedUntil, askedUntil) <= Date.now()

  const pause = () => {
    pauses += 1
    pausedUntil = Date.now() + backoffMs(pauses, parts.random)
  }

  const pass = async () => {
    for (let step = await sureStep(); step !== undefined && canGoOn(); step = await sureStep()) {
      const isDone = step.do === 'drop' ? await drop(step.items) : await send(step.item)
      if (!isDone) await parts.refresh()
    }
  }

  const drop = async (items: readonly OutboxItem[]) => {
    for (const item of items) if (!(await parts.remove(item))) return false
    return true
  }

  /** False when another tab changed the item first. */
  const send = async (item: OutboxItem): Promise<boolean> => {
    const tried = item.isTried ? item : await parts.replace({ ...item, isTried: true })
    if (tried === null) return false
    try {
      const answer = await deliver(tried)
      pauses = 0
      failures.delete(tried.seq)
      await parts.sent(tried, answer)
    } catch (error) {
      await settle(tried, error)
    }
    return true
  }

  const deliver = async (item: OutboxItem): Promise<unknown> => {
    try {
      return await sendItem(parts.api, item)
    } catch (error) {
      const atServersTime = isClockWrong(item, error) ? withoutInstant(item) : null
      if (atServersTime === null) throw error
      return sendItem(parts.api, atServersTime)
    }
  }

  const settle = async (item: OutboxItem, error: unknown) => {
    const verdict = verdictOf(item, error)
    switch (verdict.do) {
      case 'done':
        await parts.sent(item, null)
        return
      case 'attention':
        await parts.replace({ ...item, refusal: verdict.refusal })
        return
      case 'sign-in':
        // Also paused: a session that comes and goes must not become a storm.
        pause()
        needsSignIn = true
        parts.signedOut()
        return
      case 'pause':
        if (verdict.ms === null) pause()
        else askedUntil = Date.now() + verdict.ms
        fail(item, 0)
        parts.heldUp(error)
        return
      case 'later':
        fail(item, verdict.ms)
    }
  }

  const fail = (item: OutboxItem, ms: number | null) => {
    const count = (failures.get(item.seq)?.count ?? 0) + 1
    failures.set(item.seq, { count, until: Date.now() + (ms ?? backoffMs(count, parts.random)) })
  }

  /** When the step can be taken, ms. */
  const dueAt = (step: Step): number => {
    if (step.do === 'drop') return pausedUntil
    const { seq, entryId } = step.item
    const holds = parts.items().flatMap((item) => (item.entryId === entryId ? [item.heldUntil] : []))
    const heldUntil = Math.max(0, ...holds.filter((until) => until > releasedAt))
    return Math.max(heldUntil, failures.get(seq)?.until ?? 0, pausedUntil, askedUntil)
  }

  const schedule = () => {
    clearTimeout(timer)
    if (isStopped || needsSignIn || !parts.maySend()) return
    const wait = Math.min(...nextSteps(parts.items(), Infinity).map(dueAt)) - Date.now()
    if (wait < LONGEST_TIMER_MS) timer = setTimeout(poke, Math.max(wait, SHORTEST_TIMER_MS))
  }

  const poke = () => {
    isAsked = true
    running ??= run().finally(() => {
      running = null
      schedule()
    })
  }

  const run = async () => {
    while (isAsked) {
      isAsked = false
      if (!canGoOn() || nextStep() === undefined) continue
      const work = async () => {
        await parts.refresh()
        await pass()
      }
      await parts.asLeader(work).catch(pause)
    }
  }

  return {
    poke,
    wake() {
      failures.clear()
      pausedUntil = 0
      poke()
    },
    resume() {
      needsSignIn = false
      poke()
    },
    release() {
      releasedAt = Math.max(0, ...parts.items().map(({ heldUntil }) => heldUntil))
      poke()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Whether only the clock of this device is wrong: the instant is the one of the press, and that was just now. */
function isClockWrong(item: OutboxItem, error: unknown): boolean {
  if (item.action !== 'create' || !isApiError(error, 'invalid_input') || error.fields.length === 0)
    return false
  const { recorded_at: instant } = item.values
  const madeAt = Date.parse(item.madeAt)
  return (
    instant !== undefined &&
    error.fields.every(({ field }) => field === 'recorded_at') &&
    Math.abs(Date.parse(instant) - madeAt) <= SAME_INSTANT_MS &&
    Math.abs(Date.now() - madeAt) <= FRESH_MS
  )
}

/** The server's own time is then the better one. */
function withoutInstant(item: OutboxItem): OutboxItem {
  const copy = { ...structuredClone(item), key: `${item.key}-now` }
  if (copy.action !== 'delete') delete copy.values.recorded_at
  return copy
}
