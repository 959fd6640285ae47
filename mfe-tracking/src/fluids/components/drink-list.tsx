import { List } from '@gb/ui'
import { useState } from 'react'
import type { ShownDrink } from '../model/drink'
import { useFluidUnit } from '../model/fluid-unit'
import type { DrinkLog } from '../model/use-drink-log'
import { DrinkRow } from './drink-row'
import { EditDrink } from './edit-drink'

type Properties = { label: string; drinks: readonly ShownDrink[]; log: DrinkLog; userId: string }

/** Drinks, newest first, each to edit and delete. */
export function DrinkList({ label, drinks, log, userId }: Properties) {
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
            onEdit={() => setEdited(drink)}
            onDelete={() => log.remove(drink)}
            onRetry={() => void log.retry(drink)}
            onDiscard={() => log.discard(drink)}
          />
        ))}
      </List>
      {edited !== null && (
        <EditDrink drink={edited} unit={unit} userId={userId} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
