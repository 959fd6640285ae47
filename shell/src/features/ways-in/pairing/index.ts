export { PairingButton } from './pairing-button'
