import { newId } from '@gb/api-client'
import { aboutGrams, aboutKcal, MAX_ITEMS, type MealType } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { AddIcon, Banner, BarcodeIcon, Button, Modal, Stack } from '@gb/ui'
import { useRef, useState } from 'react'
import { useFavourites } from '../api/favourites.query'
import { useFoodDays } from '../api/food-days.query'
import { useLogMeal } from '../api/log-meal.mutation'
import { BarcodeFood } from '../barcode/barcode-food'
import { messages as barcodeMessages } from '../barcode/messages'
import { MealTypeField } from '../components/meal-type-field'
import { FoodSheet } from '../correct/food-sheet'
import { useMealLog } from '../log/use-meal-log'
import { messages as scanMessages } from '../messages'
import { mealOfHour } from '../model/meal-of-hour'
import { recentMeals, sumOf } from '../model/logged-meal'
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
  const log = useLogMeal(userId)
  const keyOf = useKeyOf()
  const wanted = items.flatMap((item) => item.wanted ?? [])
  const isReady = items.length > 0 && wanted.length === items.length
  const change = (next: readonly NewItem[]) => {
    log.reset()
    setItems(next)
  }
  const put = (item: NewItem) => {
    const isThere = items.some(({ id }) => id === item.id)
    change(isThere ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item])
    setSearching(null)
    setBarcode(false)
  }
  const save = () => {
    if (log.isPending || !isReady) return
    const entryId = keyOf(JSON.stringify([mealType, wanted]))
    log.mutate(
      { entryId, mealType, items: wanted, recordedAt: null },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: words.logged(scanMessages.meals[mealType]) })
          onClose()
        },
      },
    )
  }
  const footer = items.length > 0 && (
    <Button size="large" disabled={!isReady} busy={log.isPending} busyLabel={words.saving} onClick={save}>
      {words.save}
    </Button>
  )
  return (
    <>
      <Modal open onClose={onClose} title={messages.title} description={messages.text} footer={footer}>
        <Stack gap={5}>
          {log.isError && (
            <Banner tone="danger" live="assertive">
              {words.failed}
            </Banner>
          )}
          <MealTypeField value={mealType} onChange={setMealType} />
          {items.length > 0 && (
            <div>
              <p className={styles.hint}>{words.check}</p>
              <NewItems
                items={items}
                onFix={setSearching}
                onRemove={({ id }) => change(items.filter((item) => item.id !== id))}
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
          <DescribeField onRead={(read) => change([...items, ...read].slice(0, MAX_ITEMS))} />
          {items.length === 0 && <Again userId={userId} mealType={mealType} onDone={onClose} />}
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
          error={null}
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
  const known = items.flatMap(({ figures }) => (figures === null ? [] : [{ totals: figures }]))
  if (known.length < items.length) return null
  const { calories, proteinG } = sumOf(known)
  return <p>{words.sum(aboutKcal(calories), aboutGrams(proteinG))}</p>
}

type AgainProperties = { userId: string; mealType: MealType; onDone: () => void }

function Again({ userId, mealType, onDone }: AgainProperties) {
  const days = useFoodDays(userId)
  const favourites = useFavourites(userId)
  const log = useMealLog(userId)
  const repeat = (entryId: string) => {
    void log.repeat(entryId, mealType)
    onDone()
  }
  return (
    <>
      <AgainList label={messages.again.favourites} meals={favourites.data ?? []} onRepeat={repeat} />
      <AgainList
        label={messages.again.recent}
        meals={recentMeals(days.data ?? [], RECENT)}
        onRepeat={repeat}
      />
    </>
  )
}

/** The same key for the same meal, so that pressing the button again after a failure cannot log it twice. */
function useKeyOf(): (content: string) => string {
  const last = useRef<{ content: string; key: string } | null>(null)
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: newId() }
    return last.current.key
  }
}
