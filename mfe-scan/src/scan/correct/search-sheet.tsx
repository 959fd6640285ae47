import { aboutGrams, aboutKcal, FOOD_QUERY_LENGTH, isBlank, writtenText } from '@gb/domain'
import {
  Button,
  EmptyState,
  ErrorState,
  List,
  ListRow,
  Modal,
  SearchIcon,
  Spinner,
  Stack,
  TextField,
} from '@gb/ui'
import { useState } from 'react'
import { useFoods } from './foods.query'
import { messages } from './messages'
import type { TableFood } from './portion-draft'
import styles from './sheets.module.css'
import { useSettled } from './use-settled'

const words = messages.search
const SETTLE_MS = 250

type Properties = {
  onFood: (food: TableFood) => void
  /** The food is not in the table; what was typed is its name. */
  onOwn: (name: string) => void
  onClose: () => void
}

/** Searches the food table while a person types. */
export function SearchSheet({ onFood, onOwn, onClose }: Properties) {
  const [text, setText] = useState('')
  const settled = useSettled(text, SETTLE_MS)
  const own = (
    <Button variant="secondary" block onClick={() => onOwn(writtenText(text))}>
      {words.own}
    </Button>
  )
  return (
    <Modal open onClose={onClose} title={words.title} footer={own}>
      <Stack gap={4}>
        <TextField
          label={words.label}
          hint={words.hint}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={FOOD_QUERY_LENGTH.max}
          value={text}
          onValueChange={setText}
        />
        <div className={styles.found}>{!isBlank(settled) && <Found text={settled} onFood={onFood} />}</div>
      </Stack>
    </Modal>
  )
}

function Found({ text, onFood }: { text: string; onFood: (food: TableFood) => void }) {
  const foods = useFoods(text)
  if (foods.isPending) {
    return (
      <p className={styles.searching} role="status">
        <Spinner /> {words.searching}
      </p>
    )
  }
  if (foods.isError) {
    return (
      <ErrorState title={words.failed} retryLabel={words.retry} onRetry={() => void foods.refetch()}>
        {words.failedText}
      </ErrorState>
    )
  }
  if (foods.data.length === 0) {
    return (
      <EmptyState icon={SearchIcon} hue="food" title={words.none}>
        {words.noneText}
      </EmptyState>
    )
  }
  return (
    <List label={words.results}>
      {foods.data.map((food) => (
        <ListRow
          key={food.foodId}
          title={food.name}
          detail={words.detail(aboutKcal(food.per100g.calories), aboutGrams(food.per100g.proteinG))}
          onSelect={() => onFood(food)}
        />
      ))}
    </List>
  )
}
