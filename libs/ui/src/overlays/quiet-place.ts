/** The edges of something on screen, in CSS pixels of the window. */
export interface Edges {
  top: number
  bottom: number
  left: number
  right: number
}

interface Question {
  /** What is to be placed, where it stands when nothing is in its way. */
  box: Edges
  /** What must stay free to be seen and pressed. */
  controls: readonly Edges[]
  /** Free room between the box and a control. */
  gap: number
  /** How far the box may go up or down: the ends of the window. */
  inside: { top: number; bottom: number }
  direction: 'up' | 'down'
}

/** How far a box goes, in CSS pixels, to lie over no control: to the nearest free place, else to the least bad one. */
export function quietPlace({ box, controls, gap, inside, direction }: Question): number {
  const beside = controls.filter(({ left, right }) => left < box.right && right > box.left)
  const places = beside
    .map(({ top, bottom }) => (direction === 'up' ? box.bottom - top + gap : bottom - box.top + gap))
    .filter((way) => way > 0 && isInside(moved(box, way, direction), inside))
    .toSorted((a, b) => a - b)
  const rated = [0, ...places].map((way) => ({ way, covered: coveredBy(moved(box, way, direction), beside) }))
  const least = Math.min(...rated.map(({ covered }) => covered))
  return rated.find(({ covered }) => covered === least)?.way ?? 0
}

const moved = (box: Edges, way: number, direction: 'up' | 'down'): Edges => {
  const by = direction === 'up' ? -way : way
  return { ...box, top: box.top + by, bottom: box.bottom + by }
}

const isInside = ({ top, bottom }: Edges, inside: Question['inside']): boolean =>
  top >= inside.top && bottom <= inside.bottom

/** How much of the controls lies under the box, in square pixels. */
const coveredBy = (box: Edges, controls: readonly Edges[]): number =>
  controls.reduce((sum, control) => {
    const width = Math.min(box.right, control.right) - Math.max(box.left, control.left)
    const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)
