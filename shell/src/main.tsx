import { takeAddressParameters } from './startup/address-parameters'

// Codes and ids leave the address before anything else of ours runs or is requested.
const parameters = takeAddressParameters(globalThis.location, globalThis.history)

const { start } = await import('./bootstrap')
start(parameters)
