import { newId } from '@gb/api-client'
import { MAX_ITEMS } from '@gb/domain'
import { useEntryForm, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Modal, Stack, WhenField } from '@gb/ui'
import { useRef, useState, type ReactNode } from 'react'
import { ChosenFood, FoodSheet, type Chosen } from '../correct/food-sheet'
import { MealTypeField } from '../shared/meal-type-field'
import { mealOfHour } from '../shared/meal-log/meal-of-hour'
import { useMealLog, type Again } from '../shared/meal-log/use-meal-log'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { BarcodeFood } from './barcode/barcode-food'
import { LoggedBefore } from './logged-before'
import { logSheetCatalog } from './messages/generated/log-sheet'
import { newItemOf, type NewItem } from './new-meal'
import { NewItems } from './new-items'
import { SayField } from './say-field'
import { OtherLogs, Ways } from './ways'

interface Properties {
  userId: string
  /** A shake in one tap, for protein and fluids at once. */
  shake?: ReactNode
  onClose: () => void
}

/** What lies over the sheet. */
type Over =
  | { readonly kind: 'barcode' }
  | { readonly kind: 'portion'; readonly chosen: Chosen }
  | { readonly kind: 'fix'; readonly item: NewItem }

/** Logs what was eaten: by name, in words, by bars or a photo, or something that was logged before. */
export function LogSheet({ userId, shake, onClose }: Properties) {
  const [mealType, setMealType] = useState(() => mealOfHour(new Date().getHours()))
  const [items, setItems] = useState<readonly NewItem[]>([])
  const [over, setOver] = useState<Over | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { notify } = useHost()
  const { title, meal: words } = useMessages(logSheetCatalog)
  const { meals } = useMessages(sharedCatalog)
  const log = useMealLog()
  const { when, isSaving, add } = useEntryForm()
  const foods = items.flatMap(({ food }) => food ?? [])
  const isReady = items.length > 0 && foods.length === items.length
  const isNew = items.length === 0
  const close = () => setOver(null)
  const put = (item: NewItem) => {
    const isThere = items.some(({ id }) => id === item.id)
    setItems(isThere ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item])
    close()
  }
  const choose = (chosen: Chosen) => setOver({ kind: 'portion', chosen })
  const save = async () => {
    if (!isReady) return
    const meal = { mealType, foods }
    if ((await add(meal, (all, press) => log.add(all.mealType, all.foods, press))) === null) return
    notify({ tone: 'success', text: words.logged({ meal: meals[mealType] }) })
    onClose()
  }
  const repeat = (meal: Again) => {
    const moment = when.read()
    if (moment === null) return
    void log.repeat(meal, mealType, moment.recordedAt)
    onClose()
  }
  const footer = !isNew && (
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
      <Modal open onClose={onClose} title={title} footer={footer} initialFocus={field}>
        <Stack gap={5}>
          {items.length < MAX_ITEMS && (
            <SayField
              field={field}
              onRead={(read) => setItems([...items, ...read].slice(0, MAX_ITEMS))}
              onFood={(food) => choose({ subject: { kind: 'food', food, item: null }, name: '' })}
              onOwn={(name) => choose({ subject: { kind: 'own', item: null }, name })}
            />
          )}
          {!isNew && (
            <NewItems
              items={items}
              onFix={(item) => setOver({ kind: 'fix', item })}
              onRemove={({ id }) => setItems(items.filter((item) => item.id !== id))}
            />
          )}
          {isNew && <LoggedBefore userId={userId} mealType={mealType} onRepeat={repeat} />}
          {items.length < MAX_ITEMS && (
            <Ways onBarcode={() => setOver({ kind: 'barcode' })} onClose={onClose} />
          )}
          <div>
            <MealTypeField value={mealType} onChange={setMealType} />
            <WhenField {...when.field} />
          </div>
          {isNew && <OtherLogs shake={shake} onClose={onClose} />}
        </Stack>
      </Modal>
      {over?.kind === 'barcode' && (
        <BarcodeFood
          userId={userId}
          onSave={(wanted, food) => put(newItemOf(newId(), wanted, food))}
          onSearch={close}
          onClose={close}
        />
      )}
      {over?.kind === 'portion' && (
        <ChosenFood
          userId={userId}
          chosen={over.chosen}
          isSaving={false}
          onSave={(wanted, food) => put(newItemOf(newId(), wanted, food))}
          onSwap={close}
          onRemove={null}
          onClose={close}
        />
      )}
      {over?.kind === 'fix' && (
        <FoodSheet
          userId={userId}
          item={null}
          notFound={over.item.food === null ? over.item.name : undefined}
          isSaving={false}
          onSave={(wanted, food) => put(newItemOf(over.item.id, wanted, food))}
          onRemove={null}
          onClose={close}
        />
      )}
    </>
  )
}
