import type { MoodDay } from '../report-content.js'
import { axes, type Frame, INK, type Look, pathOf, svg, xOf, yOf } from './frame.js'

/** Mood as dots with a solid line, energy as a dashed line, 1 to 10. */
export const moodChart = (
  days: readonly MoodDay[],
  span: { from: string; to: string },
  look: Look,
): string => {
  const frame: Frame = { ...look, ...span, min: 0, max: 10 }
  const at = (value: (day: MoodDay) => number) =>
    days.map((one) => [xOf(frame, one.day), yOf(frame, value(one))] as const)
  const moods = at(({ mood }) => mood)
  const energies = at(({ energy }) => energy)
  return svg(look, [
    axes(frame),
    `<path d="${pathOf(energies)}" fill="none" stroke="${INK.muted}" stroke-dasharray="2 2" stroke-width="0.8"/>`,
    `<path d="${pathOf(moods)}" fill="none" stroke="${INK.strong}" stroke-width="1"/>`,
    ...moods.map(
      ([x, y]) => `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="1.5" fill="${INK.strong}"/>`,
    ),
  ])
}
