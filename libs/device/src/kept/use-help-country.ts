import { deviceTimeZone } from '@gb/api-client'
import { helpCountryOf } from '@gb/domain'
import { kept } from './kept'
import { useKept } from './remembered'

const here = () => helpCountryOf(deviceTimeZone(), navigator.language)

const choose = (country: string): void => kept.keep('helpCountry', country)

/**
 * The country whose help lines a person sees, on every screen of the product: where the device is, or what they chose;
 * and how to choose. The choice stays on this device.
 */
export const useHelpCountry = (): [country: string, choose: (country: string) => void] => [
  useKept('helpCountry') ?? here(),
  choose,
]
