import { type SealedColumn, sealedOfEntry } from '@gb/service-kit'
import { messagePlace, replyPlace } from './check-in-places.js'

/** Every sealed column of content. A new one: add it here, or a rotation of the key leaves it behind. */
export const SEALED_COLUMNS: SealedColumn[] = [
  sealedOfEntry('check_in', 'message', messagePlace),
  sealedOfEntry('check_in', 'reply', replyPlace),
]
