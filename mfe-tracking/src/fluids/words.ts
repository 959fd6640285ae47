import { useMessages } from '@gb/entries'
import { useFluidsOnHome, useRetryOnHome } from '../shared/home/home-words'
import { fluidsCatalog } from './messages/generated/fluids'

/** What the screen says, and what Home says of this as well. */
export const useFluidWords = () => ({
  ...useRetryOnHome(),
  ...useFluidsOnHome(),
  ...useMessages(fluidsCatalog),
})
