import { newId } from '@gb/api-client'
import { MAX_ITEMS, shownTotals } from '@gb/domain'
import { useEntryForm } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { AddIcon, BarcodeIcon, Button, Modal, Stack, WhenField } from '@gb/ui'
import { useState } from 'react'
import { useFavourites } from '../shared/meal-log/favourites.query'
import { useFoodDays } from '../shared/meal-log/food-days.query'
import { BarcodeFood } from './barcode/barcode-food'
import { messages as barcodeMessages } from './barcode/messages'
import { MealTypeField } from '../shared/meal-type-field'
import { FoodSheet } from '../correct/food-sheet'
import { useMealLog, type Again } from '../shared/meal-log/use-meal-log'
import { messages as scanMessages } from '../shared/messages'
import { recentMeals } from '../shared/meal-log/food-day'
import { mealOfHour } from '../shared/meal-log/meal-of-hour'
import { AgainList } from './again-list'
import { DescribeField } from './describe-field'
import { messages } from './messages'
import { newItemOf, type NewItem } from './new-meal'
import { NewItems } from './new-items'
import styles from './without.module.css'

const words = messages.meal
const RECENT = 5

/** Logs a meal without a photo: by search, in words, or one that was logged before. */
export function WithoutSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [mealType, setMealType] = useState(() => mealOfHour(new Date().getHours()))
  const [items, setItems] = useState<readonly NewItem[]>([])
  /** The place of the food that is being searched; 'new' for one more. */
  const [searching, setSearching] = useState<NewItem | 'new' | null>(null)
  const [isBarcode, setBarcode] = useState(false)
  const { notify } = useHost()
  const log = useMealLog()
  const { when, isSaving, add } = useEntryForm()
  const foods = items.flatMap(({ food }) => food ?? [])
  const isReady = items.length > 0 && foods.length === items.length
  const put = (item: NewItem) => {
    const isThere = items.some(({ id }) => id === item.id)
    setItems(isThere ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item])
    setSearching(null)
    setBarcode(false)
  }
  const save = async () => {
    if (!isReady) return
    const meal = { mealType, foods }
    if ((await add(meal, (all, press) => log.add(all.mealType, all.foods, press))) === null) return
    notify({ tone: 'success', text: words.logged(scanMessages.meals[mealType]) })
    onClose()
  }
  const repeat = (meal: Again) => {
    const moment = when.read()
    if (moment === null) return
    void log.repeat(meal, mealType, moment.recordedAt)
    onClose()
  }
  const footer = items.length > 0 && (
    <Button
      size="large"
      disabled={!isReady}
      busy={isSaving}
      busyLabel={words.saving}
      onClick={() => void save()}
    >
      {words.save}
    </Button>
  )
  return (
    <>
      <Modal open onClose={onClose} title={messages.title} description={messages.text} footer={footer}>
        <Stack gap={5}>
          <MealTypeField value={mealType} onChange={setMealType} />
          <WhenField {...when.field} />
          {items.length > 0 && (
            <div>
              <p className={styles.hint}>{words.check}</p>
              <NewItems
                items={items}
                onFix={setSearching}
                onRemove={({ id }) => setItems(items.filter((item) => item.id !== id))}
              />
              <Sum items={items} />
            </div>
          )}
          {items.length < MAX_ITEMS && (
            <div className={styles.ways}>
              <Button variant="secondary" icon={AddIcon} onClick={() => setSearching('new')}>
                {words.search}
              </Button>
              <Button variant="secondary" icon={BarcodeIcon} onClick={() => setBarcode(true)}>
                {barcodeMessages.open}
              </Button>
            </div>
          )}
          <DescribeField onRead={(read) => setItems([...items, ...read].slice(0, MAX_ITEMS))} />
          {items.length === 0 && <LoggedBefore userId={userId} onRepeat={repeat} />}
        </Stack>
      </Modal>
      {isBarcode && (
        <BarcodeFood
          userId={userId}
          onSave={(chosen, food) => put(newItemOf(newId(), chosen, food))}
          onSearch={() => {
            setBarcode(false)
            setSearching('new')
          }}
          onClose={() => setBarcode(false)}
        />
      )}
      {searching !== null && (
        <FoodSheet
          userId={userId}
          item={null}
          isSaving={false}
          onSave={(chosen, food) =>
            put(newItemOf(searching === 'new' ? newId() : searching.id, chosen, food))
          }
          onRemove={null}
          onClose={() => setSearching(null)}
        />
      )}
    </>
  )
}

/** What the foods bring in all, as far as it is known before they are logged. */
function Sum({ items }: { items: readonly NewItem[] }) {
  const known = items.flatMap(({ food }) => food ?? [])
  if (known.length < items.length) return null
  const { calories, proteinG } = shownTotals(known)
  return <p>{words.sum(calories, proteinG)}</p>
}

type BeforeProperties = { userId: string; onRepeat: (meal: Again) => void }

function LoggedBefore({ userId, onRepeat }: BeforeProperties) {
  const { meals } = useFoodDays(userId)
  const favourites = useFavourites(userId)
  return (
    <>
      <AgainList label={messages.again.favourites} meals={favourites.data ?? []} onRepeat={onRepeat} />
      <AgainList label={messages.again.recent} meals={recentMeals(meals, RECENT)} onRepeat={onRepeat} />
    </>
  )
}
