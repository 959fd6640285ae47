import { kept } from './kept'
import { useKept } from './remembered'

/** From here on there is room for everything: the rail of the shell. */
const WIDE = '(min-width: 900px)'

/**
 * Whether a card that folds is open, and how to say so: as the person left it on this device; before that, open where
 * the window is wide and closed on a phone.
 * @param name which card, e.g. `nutrition`
 */
export function useFold(name: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const left = useKept('fold', name)
  const isOpen = left === null ? globalThis.matchMedia(WIDE).matches : left === 'open'
  return [isOpen, (next) => kept.keep('fold', next ? 'open' : 'closed', name)]
}
