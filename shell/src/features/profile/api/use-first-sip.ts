import { DEFAULT_FLUID_TYPE, FLUID_OZ } from '@gb/domain'
import {
  amountInWords,
  type Entry,
  newPress,
  useDayOf,
  useEntryLog,
  useFluidUnit,
  useMessages,
} from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { profileCatalog } from '../messages/generated/profile'

/** A sip of water: the least the log takes, and what fits right after surgery. */
const SIP_OZ = FLUID_OZ.min

/** Logs one sip of water and goes home; it can be taken back there. */
export function useFirstSip() {
  const words = useMessages(profileCatalog).firstSip

  const { navigate, notify } = useHost()
  const [unit] = useFluidUnit()
  const dayOf = useDayOf()
  const amount = amountInWords(SIP_OZ, unit)
  const log = useEntryLog<'fluid', Entry>({
    kind: 'fluid',
    toValues: ({ recordedAt }) => ({
      fluid_type: DEFAULT_FLUID_TYPE,
      amount_oz: SIP_OZ,
      recorded_at: recordedAt,
    }),
    words: { undo: words.undo, failed: words.failed, deleted: () => words.logged({ amount }) },
  })
  const take = async () => {
    const press = newPress()
    const sip = { ...press, day: dayOf(press.recordedAt) }
    if (!(await log.add(sip))) return
    navigate('home')
    const action = { label: words.undo, onAction: () => log.takeBack(sip) }
    notify({ tone: 'success', text: words.logged({ amount }), action })
  }
  return { amount, take }
}
