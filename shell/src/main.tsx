import { takeAddressParameters } from './startup/address-parameters'
import { askHome } from './startup/ask-home'
import { isSomebodyHere } from './shared/here-cookie'
import { showOwnFrame } from './startup/first-frame'

// Codes and ids leave the address before anything else of ours runs or is requested.
const parameters = takeAddressParameters(globalThis.location, globalThis.history)

askHome(parameters)
showOwnFrame()
// Nobody else needs it, and a visitor nothing sooner. Who draws it asks again.
if (!isSomebodyHere()) void import('./features/home/components/welcome').catch(() => undefined)

// Not awaited: the app shares code with this file, and would wait for it to end while this waits for the app.
// And a task of its own: reading that much code was one already.
import('./bootstrap').then(
  ({ start }) => setTimeout(start, 0, parameters),
  // The page says so itself after a while. A browser may remember that a file failed: only a new page asks for it again.
  () => globalThis.addEventListener('online', () => globalThis.location.reload()),
)
