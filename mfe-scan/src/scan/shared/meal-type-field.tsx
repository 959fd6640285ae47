import { MEAL_TYPES, type MealType } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { BreakfastIcon, DinnerIcon, LunchIcon, RadioGroup, SnackIcon, type IconComponent } from '@gb/ui'
import { sharedCatalog } from './messages/generated/shared'
import styles from './scan.module.css'

const ICONS: Record<MealType, IconComponent> = {
  breakfast: BreakfastIcon,
  lunch: LunchIcon,
  dinner: DinnerIcon,
  snack: SnackIcon,
}

/** Which meal of the day it is. */
export function MealTypeField({
  value,
  onChange,
}: {
  value: MealType
  onChange: (mealType: MealType) => void
}) {
  const messages = useMessages(sharedCatalog)
  return (
    <div className={styles.mealTypes}>
      <RadioGroup
        label={messages.whichMeal}
        look="tiles"
        hue="food"
        options={MEAL_TYPES.map((type) => ({ value: type, label: messages.meals[type], icon: ICONS[type] }))}
        value={value}
        onValueChange={onChange}
      />
    </div>
  )
}
