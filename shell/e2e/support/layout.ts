/** How the processes of a product are laid out: all in one, each service in its own, or two of each. */
export const LAYOUTS = ['one', 'apart', 'twice'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The layout that a whole run of journeys is for. */
export const runLayout = (): Layout => {
  const asked = process.env.E2E_LAYOUT || 'one'
  const layout = LAYOUTS.find((known) => known === asked)
  if (!layout) throw new Error(`E2E_LAYOUT is ${asked}; known: ${LAYOUTS.join(', ')}`)
  return layout
}
