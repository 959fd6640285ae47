import { takeAddressParameters } from './startup/address-parameters'
import { askHome } from './startup/ask-home'
import { headStart } from './startup/head-start'

// Codes and ids leave the address before anything else of ours runs or is requested.
const parameters = takeAddressParameters(globalThis.location, globalThis.history)

askHome(parameters)
const registry = headStart()
const { start } = await import('./bootstrap')
start(parameters, registry)
