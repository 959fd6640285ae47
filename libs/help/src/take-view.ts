/** Brings a card into view and gives it the focus. */
export const takeView = (card: HTMLElement | null): void => {
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}
