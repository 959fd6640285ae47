import { useFluidUnit } from '@gb/entries'
import { List } from '@gb/ui'
import { useState } from 'react'
import type { ShownDrink } from '../model/drink'
import type { DrinkLog } from '../api/use-drink-log'
import { DrinkRow } from './drink-row'
import { EditDrink } from './edit-drink'

interface Properties {
  label: string
  day: string
  drinks: readonly ShownDrink[]
  log: DrinkLog
}

/** Drinks, newest first, each to edit and delete. */
export function DrinkList({ label, day, drinks, log }: Properties) {
  const [unit] = useFluidUnit()
  const [edited, setEdited] = useState<ShownDrink | null>(null)
  return (
    <>
      <List label={label}>
        {drinks.map((drink) => (
          <DrinkRow
            key={drink.entryId}
            drink={drink}
            unit={unit}
            today={day}
            onEdit={() => setEdited(drink)}
            onDelete={() => void log.remove(drink)}
            onDiscard={() => log.discard(drink)}
          />
        ))}
      </List>
      {edited !== null && <EditDrink drink={edited} unit={unit} log={log} onClose={() => setEdited(null)} />}
    </>
  )
}
