import { kept } from '@gb/device'

/** Whether the person hid the install card on this device. A browser without storage shows it again at the next visit. */
export const dismissal = {
  isHidden: (): boolean => kept.read('installHidden') === 'yes',
  hide: (): void => kept.keep('installHidden', 'yes'),
}
