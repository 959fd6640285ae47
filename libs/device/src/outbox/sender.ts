import type { OutboxItem } from './item'
import { nextSteps, type Step } from './plan'
import { sendItem } from './routes'
import type { Sender, SenderParts } from './sender-parts'
import { atServersTime } from './servers-time'
import { backoffMs, verdictOf } from './verdict'

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
      const again = atServersTime(item, error)
      if (again === null) throw error
      return sendItem(parts.api, again)
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
