import { basename, dirname } from 'node:path/posix'
import { stepsWithin } from './room-graph.mjs'

/** The sections of a feature from the top: what Home shows of it, what is drawn, what is asked and sent, what is decided. */
const SECTIONS = ['widgets', 'components', 'api', 'model']

const placeOf = (room) => SECTIONS.indexOf(basename(room))

/**
 * Imports from a section of a feature to one above it; a file that lies beside them is no bridge either. A feature is any
 * folder that has sections, in whatever package it lies.
 * @param {import('./room-graph.mjs').Step[]} steps
 * @returns {import('./law.mjs').Violation[]}
 */
export const sectionViolations = (steps) => {
  const features = new Set(steps.filter(({ from }) => placeOf(from) > 0).map(({ from }) => dirname(from)))
  return [...features]
    .flatMap((feature) => stepsWithin(steps, feature, (room) => placeOf(room) >= 0))
    .filter(({ from, to }) => placeOf(from) > placeOf(to))
    .flatMap(({ imports }) => imports.map(({ from, to }) => ({ rule: 'feature-sections', from, to })))
}
