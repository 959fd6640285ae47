import { takeAddressParameters } from './startup/address-parameters'
import { askHome } from './startup/ask-home'
import { showOwnFrame } from './startup/first-frame'

// Codes and ids leave the address before anything else of ours runs or is requested.
const parameters = takeAddressParameters(globalThis.location, globalThis.history)

askHome(parameters)
showOwnFrame()
const { start } = await import('./bootstrap')
start(parameters)
