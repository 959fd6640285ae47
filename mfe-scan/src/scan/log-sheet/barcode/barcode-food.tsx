import { useState } from 'react'
import { ChosenFood, type Chosen } from '../../correct/food-sheet'
import type { WantedItem } from '../../../shared/meal/meal'
import type { TableFood } from '../../correct/portion-draft'
import { BarcodeSheet } from './barcode-sheet'

interface Properties {
  userId: string
  /** `food`: the product; null for figures that were typed from the label. */
  onSave: (wanted: WantedItem, food: TableFood | null) => void
  onSearch: () => void
  onClose: () => void
}

type Step = Chosen & { readonly remarks?: readonly string[] }

const OWN: Step = { subject: { kind: 'own', item: null }, name: '' }

/** A packaged product for a meal: first the bars on it, then how much of it. */
export function BarcodeFood({ userId, onSave, onSearch, onClose }: Properties) {
  const [chosen, setChosen] = useState<Step | null>(null)
  if (chosen === null) {
    return (
      <BarcodeSheet
        onProduct={({ food, remarks }) =>
          setChosen({ subject: { kind: 'food', food, item: null }, name: '', remarks })
        }
        onOwn={() => setChosen(OWN)}
        onSearch={onSearch}
        onClose={onClose}
      />
    )
  }
  return (
    <ChosenFood
      userId={userId}
      chosen={chosen}
      remarks={chosen.remarks}
      isSaving={false}
      onSave={onSave}
      onSwap={() => setChosen(null)}
      onRemove={null}
      onClose={onClose}
    />
  )
}
