import type { Walk } from './walk'

/** A window, or a view in place of another, and the way to it. A test holds the list against the sources. */
export interface Shown {
  /** The file of the sources that draws it. A file that draws two stands here twice. */
  file: string
  /** What its title says. */
  title: string | RegExp
  /** It opens out of the one before it, which stays as it is. */
  isOver?: true
  /** It opens the app anew, so nothing before it is closed; consent cannot be. */
  startsAnew?: true
  /** It needs no title of a window: a view in place of a screen. */
  isView?: true
  open: (walk: Walk) => Promise<void>
}
