import { MEAL_TYPES, type MealType } from '@gb/domain'
import { BreakfastIcon, DinnerIcon, LunchIcon, RadioGroup, SnackIcon, type IconComponent } from '@gb/ui'
import { messages } from './messages'
import styles from './scan.module.css'

const ICONS: Record<MealType, IconComponent> = {
  breakfast: BreakfastIcon,
  lunch: LunchIcon,
  dinner: DinnerIcon,
  snack: SnackIcon,
}

const OPTIONS = MEAL_TYPES.map((value) => ({ value, label: messages.meals[value], icon: ICONS[value] }))

/** Which meal of the day it is. */
export function MealTypeField({
  value,
  onChange,
}: {
  value: MealType
  onChange: (mealType: MealType) => void
}) {
  return (
    <div className={styles.mealTypes}>
      <RadioGroup
        label={messages.preview.mealType}
        look="tiles"
        hue="food"
        options={OPTIONS}
        value={value}
        onValueChange={onChange}
      />
    </div>
  )
}
