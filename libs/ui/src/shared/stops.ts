const CONTROLS = 'button:not(:disabled), a[href], summary'
/** What opens inside a list is passed with Tab, as anywhere: the panel of an info mark, a window, what folds out. */
const APART = '[role="note"], dialog, [hidden], details > :not(summary)'

/** Marks what is one stop; one that lies in another one has its controls for itself. */
export const ONE_STOP = 'data-one-stop'

/** The controls that make one stop together, in their order. */
export const controlsIn = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    const apart = control.closest(APART)
    const isApart = apart !== null && container.contains(apart)
    return !isApart && control.closest(`[${ONE_STOP}]`) === container
  })

/** The controls by rows: those of one item of a list are one row, and all chips are. */
const rowsOf = (container: Element, controls: readonly HTMLElement[]): HTMLElement[][] => {
  const rows = new Map<Element, HTMLElement[]>()
  for (const control of controls) {
    const item = control.closest('li')
    const row = item !== null && container.contains(item) ? item : container
    rows.set(row, [...(rows.get(row) ?? []), control])
  }
  return [...rows.values()]
}

const clamped = <V>(values: readonly V[], index: number): V | undefined =>
  values[Math.min(Math.max(index, 0), values.length - 1)]

/**
 * Where a key leads: left and right to the next control, up and down to the same one of the next row, Home and End to
 * the ends. Undefined for a key that leads nowhere.
 */
export const nextStop = (
  container: Element,
  controls: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined => {
  const at = controls.indexOf(from)
  const rows = rowsOf(container, controls)
  const row = rows.findIndex((each) => each.includes(from))
  const column = rows[row]?.indexOf(from) ?? 0
  const inRow = (next: number) =>
    rows.length === 1 ? clamped(controls, at + next) : clamped(clamped(rows, row + next) ?? [], column)
  switch (key) {
    case 'ArrowRight':
      return clamped(controls, at + 1)
    case 'ArrowLeft':
      return clamped(controls, at - 1)
    case 'ArrowDown':
      return inRow(1)
    case 'ArrowUp':
      return inRow(-1)
    case 'Home':
      return controls[0]
    case 'End':
      return controls.at(-1)
    default:
      return undefined
  }
}
