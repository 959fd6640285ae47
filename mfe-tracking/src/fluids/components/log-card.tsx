import { FLUID_UNITS, useFluidUnit } from '@gb/entries'
import { Card, WaterIcon } from '@gb/ui'
import { useState } from 'react'
import { useOnceADay } from '../../shared/once-a-day'
import { UnitSwitch } from '../../shared/unit-switch'
import { useFluidWords } from '../words'
import type { ShownDrink } from '../model/drink'
import { useLastType } from '../model/last-type'
import type { DrinkLog } from '../api/use-drink-log'
import { AmountForm } from './amount-form'
import { HowLong } from './how-long'
import { IntoView } from '../../shared/into-view'
import { Refused } from '../../shared/log/refused'
import { QuickAmounts } from './quick-amounts'
import { TypeField } from './type-field'

interface Properties {
  log: DrinkLog
  /** A cup was tapped. */
  onPress: () => void
  today: string
  refused: readonly ShownDrink[]
  /** What a tap logs, in oz, smallest first. */
  cupsOz: readonly number[]
  /** Decides whether to ask how long a drink took. */
  asks: (amountOz: number) => boolean
}

/** One tap for the usual cups, a field for everything else. */
export function LogCard({ log, onPress, today, refused, cupsOz, asks }: Properties) {
  const messages = useFluidWords()
  const [askedOz, setAskedOz] = useState<number | null>(null)
  const [fluidType, setFluidType] = useLastType()
  const [unit, setUnit] = useFluidUnit()
  // Once a day: a person who knows the answer is not asked with every glass.
  const { isDue, done } = useOnceADay('how-long', today)
  const onLogged = (amountOz: number) => setAskedOz(isDue && asks(amountOz) ? amountOz : null)
  const onAnswered = () => {
    setAskedOz(null)
    done()
  }
  const onTap = (amountOz: number) => {
    onPress()
    void log.addOnTap({ fluidType, amountOz })
    onLogged(amountOz)
  }
  const unitSwitch = (
    <UnitSwitch hue="fluids" units={FLUID_UNITS} order={['oz', 'ml']} value={unit} onChange={setUnit} />
  )
  return (
    <Card title={messages.log} icon={WaterIcon} hue="fluids" action={unitSwitch}>
      <TypeField value={fluidType} onChange={setFluidType} />
      <QuickAmounts cupsOz={cupsOz} fluidType={fluidType} unit={unit} onTap={onTap} />
      {/* Under the amounts, so that nothing moves away from the finger that just tapped one. */}
      <Refused title={messages.addFailed} entries={refused} />
      {askedOz !== null && (
        <IntoView>
          <HowLong amountOz={askedOz} onDone={onAnswered} />
        </IntoView>
      )}
      <AmountForm fluidType={fluidType} unit={unit} log={log} onLogged={onLogged} />
    </Card>
  )
}
