import { axes, box, type Frame, INK, line, type Look, roundEdges, svg, xOf, yOf } from './frame.js'

/** A day with its value and its goal, if it has one. */
export interface Bar {
  day: string
  value: number
  goal: number | null
}

/** One bar a day, dark where the goal was reached, and a short line at each day's goal. Days without a bar stay white. */
export const barChart = (bars: readonly Bar[], span: { from: string; to: string }, look: Look): string => {
  const { max } = roundEdges([0, ...bars.flatMap(({ value, goal }) => [value, goal ?? 0])])
  const frame: Frame = { ...look, ...span, min: 0, max }
  const parts = bars.map(({ day, value, goal }) => {
    const [left, right, top] = [xOf(frame, day, 0.12), xOf(frame, day, 0.88), yOf(frame, value)]
    const isReached = goal !== null && value >= goal
    const bar = box(left, top, right - left, yOf(frame, 0) - top, isReached ? INK.strong : '#9aa3ad')
    if (goal === null) return bar
    const [from, to] = [xOf(frame, day, 0), xOf(frame, day, 1)]
    return bar + line([from, yOf(frame, goal)], [to, yOf(frame, goal)], { color: INK.text, width: 0.9 })
  })
  return svg(look, [axes(frame), ...parts])
}
