import { SLOT_OWNERS } from '@gb/mfe-contract/slots'

/** The remotes that Home shows something of at once; that of premium comes when nothing else is to do. */
export const HOME_REMOTES = new Set([
  SLOT_OWNERS['home.protein'],
  SLOT_OWNERS['home.fluids'],
  SLOT_OWNERS['home.weight'],
])
