import { useMessages } from '@gb/entries'
import { useRetryOnHome, useWeightOnHome } from '../shared/home/home-words'
import { cardCatalog } from './messages/generated/card'
import { weightCatalog } from './messages/generated/weight'

/** What the screen says, and what Home says of this as well. */
export const useWeightWords = () => ({
  ...useRetryOnHome(),
  ...useWeightOnHome(),
  ...useMessages(cardCatalog),
  ...useMessages(weightCatalog),
})
