import { isSomebodyHere } from '../shared/here-cookie'
import { HERE_MARK } from '../shared/here-mark'

/**
 * Shows the right one of the two frames that the page was painted with. The server saw no cookie when somebody came by a
 * link from elsewhere, and a kept page may be older than a sign-out.
 */
export const showOwnFrame = (): void => {
  document.documentElement.toggleAttribute(HERE_MARK, isSomebodyHere())
}
