import { aboutGrams, aboutKcal, type MealType } from '@gb/domain'
import { newPress, useMessages } from '@gb/entries'
import { Button, Modal, RadioGroup, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import styles from './log-meal.module.css'
import { logMealCatalog } from './messages/generated/log-meal'
import { useLogMeal, type ServedFood } from './use-log-meal'

const SERVINGS = ['0.5', '1', '1.5', '2'] as const
type Servings = (typeof SERVINGS)[number]
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

interface Properties {
  name: string
  /** What is in it, where its name does not say that: four dishes in a title leave no room on a magnified phone. */
  dishes?: string | undefined
  foods: readonly ServedFood[]
  mealType: MealType
  /** What `foods` are: a serving of a recipe, or a whole meal as it is planned. */
  of?: 'serving' | 'meal'
  onClose: () => void
}

const sumOf = (foods: readonly ServedFood[], figure: 'calories' | 'protein_g') =>
  foods.reduce((sum, food) => sum + food[figure], 0)

/** Asks which meal it was and how much of it was eaten, then logs it. */
export function LogMealWindow(props: Properties) {
  const { name, dishes, foods, mealType: proposed, of = 'serving', onClose } = props
  const messages = useMessages(logMealCatalog)
  const [mealType, setMealType] = useState<MealType>(proposed)
  const [servings, setServings] = useState<Servings>('1')
  const [isBusy, setBusy] = useState(false)
  const [press] = useState(() => newPress(null))
  const logMeal = useLogMeal()
  const log = async () => {
    setBusy(true)
    const isLogged = await logMeal({ name, mealType, foods, servings: Number(servings) }, press)
    setBusy(false)
    if (isLogged) onClose()
  }
  const times = Number(servings)
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={messages.title({ name: dishes === undefined ? name : name.toLowerCase() })}
      description={dishes}
      footer={
        <>
          <Button variant="secondary" size="large" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button size="large" busy={isBusy} busyLabel={messages.adding} onClick={() => void log()}>
            {messages.add}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div className={styles.meals}>
          <RadioGroup
            look="tiles"
            hue="food"
            label={messages.meal}
            options={MEALS.map((value) => ({ value, label: messages.meals[value] }))}
            value={mealType}
            onValueChange={setMealType}
          />
        </div>
        <RadioGroup
          hue="food"
          label={messages.eaten}
          options={SERVINGS.map((value) => ({ value, label: messages.eatenOf[of][value] }))}
          value={servings}
          onValueChange={setServings}
        />
        <Text tone="muted">
          {messages.sum({
            kcal: aboutKcal(sumOf(foods, 'calories') * times),
            protein: aboutGrams(sumOf(foods, 'protein_g') * times),
          })}
        </Text>
      </Stack>
    </Modal>
  )
}
