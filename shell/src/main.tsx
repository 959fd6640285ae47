import { takeAddressParameters } from './startup/address-parameters'
import { askHome } from './startup/ask-home'
import { showOwnFrame } from './startup/first-frame'

// Codes and ids leave the address before anything else of ours runs or is requested.
const parameters = takeAddressParameters(globalThis.location, globalThis.history)

askHome(parameters)
showOwnFrame()
// Not awaited: the app shares code with this file, and would wait for it to end while this waits for the app.
void import('./bootstrap').then(({ start }) => start(parameters))
