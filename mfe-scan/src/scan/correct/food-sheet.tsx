import { useState } from 'react'
import type { FoodItem, WantedItem } from '../../shared/meal/meal'
import { useFoodOf } from './foods.query'
import { useUsualPortion } from './usual-portion.query'
import type { Subject, TableFood } from './portion-draft'
import { PortionSheet } from './portion-sheet'
import { SearchSheet } from './search-sheet'

interface Properties {
  userId: string
  /** The item that is corrected; null to add a food. */
  item: FoodItem | null
  /** A name that was not understood, to search for. */
  notFound?: string | undefined
  isSaving: boolean
  /** `food`: the food of the table that was chosen, if any. */
  onSave: (wanted: WantedItem, food: TableFood | null) => void
  onRemove: (() => void) | null
  onClose: () => void
}

/** The food a sheet is about, and the first name of something of one's own. */
export interface Chosen {
  readonly subject: Subject
  readonly name: string
}

/** Corrects a food of a meal, puts another one in its place, or adds one. */
export function FoodSheet({ item, notFound = '', onClose, ...rest }: Properties) {
  const start: Chosen | null = item === null ? null : { subject: { kind: 'item', item }, name: '' }
  const [chosen, setChosen] = useState(start)
  const [isSearching, setSearching] = useState(item === null)
  const choose = (subject: Subject, name = '') => {
    setChosen({ subject, name })
    setSearching(false)
  }
  if (isSearching || chosen === null) {
    return (
      <SearchSheet
        start={notFound}
        onFood={(food) => choose({ kind: 'food', food, item })}
        onOwn={(name) => choose({ kind: 'own', item }, name)}
        onClose={item === null ? onClose : () => setSearching(false)}
      />
    )
  }
  return <ChosenFood {...rest} chosen={chosen} onSwap={() => setSearching(true)} onClose={onClose} />
}

type ChosenProperties = Omit<Properties, 'item' | 'notFound'> & {
  chosen: Chosen
  /** Sentences about its figures. */
  remarks?: readonly string[] | undefined
  onSwap: () => void
}

/** How much of a food that is known, with what the person usually takes of it. */
export function ChosenFood({ userId, chosen, onSave, ...rest }: ChosenProperties) {
  const { subject, name } = chosen
  const item = subject.kind === 'item' ? subject.item : null
  const stored = useFoodOf(item?.foodId ?? null)
  const food = subject.kind === 'food' ? subject.food : stored
  const usualGrams = useUsualPortion(userId, (subject.kind === 'food' ? subject.food : item)?.foodId ?? null)
  // The first amount of a new food stands on it; it is a short wait, and a number must not change under the finger.
  if (usualGrams === undefined && subject.item === null) return null
  return (
    <PortionSheet
      {...rest}
      subject={subject}
      name={name}
      portions={subject.kind === 'own' ? [] : (food?.portions ?? [])}
      usualGrams={usualGrams ?? null}
      onSave={(wanted) => onSave(wanted, food)}
    />
  )
}
