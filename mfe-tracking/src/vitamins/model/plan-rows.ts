import type { DayPlan, PlanLine, PlanSubject } from '@gb/domain'

/** One row of the timeline; from `at` to `until` where it is a stretch. */
export type PlanRow =
  | { kind: 'done' | 'planned'; at: number; until: number; subjects: PlanSubject[] }
  | { kind: 'drinks_fit'; at: number; until: number }
  | { kind: 'now'; at: number }

const MINUTE_MS = 60_000
const minuteOf = (at: number) => Math.floor(at / MINUTE_MS)
const isDrink = ({ type }: PlanSubject) => type === 'drink'

type LoggedRow = Extract<PlanRow, { subjects: PlanSubject[] }>

const belong = ({ subjects, at }: LoggedRow, line: PlanLine): boolean =>
  subjects.every(isDrink)
    ? isDrink(line.subject)
    : !isDrink(line.subject) && minuteOf(at) === minuteOf(line.at)

/** Things of one minute share a row, and so do drinks one after the other. */
function joined(lines: readonly PlanLine[]): LoggedRow[] {
  const rows: LoggedRow[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    const kind = line.isDone ? 'done' : 'planned'
    if (last?.kind === kind && belong(last, line)) {
      last.subjects.push(line.subject)
      last.until = line.at
    } else rows.push({ kind, at: line.at, until: line.at, subjects: [line.subject] })
  }
  return rows
}

/** The day as rows in order of time: what was, now, what is planned, and when drinks fit. */
export function planRows({ lines, drinkWindows }: DayPlan, now: number): PlanRow[] {
  const done = joined(lines.filter(({ isDone }) => isDone))
  const planned = joined(lines.filter(({ isDone }) => !isDone))
  const windows = drinkWindows.map(({ from, until }) => ({ kind: 'drinks_fit' as const, at: from, until }))
  const ahead = [...windows, ...planned].toSorted((a, b) => a.at - b.at)
  return [...done, { kind: 'now', at: now }, ...ahead]
}
