import { FOOD_QUERY_LENGTH, isBlank, writtenText } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, EmptyState, Modal, SearchIcon, Stack, TextField } from '@gb/ui'
import { useState } from 'react'
import { FoundFoods } from './found-foods'
import { correctCatalog } from './messages/generated/correct'
import type { TableFood } from './portion-draft'
import styles from './sheets.module.css'
import { useSettled } from './use-settled'

interface Properties {
  /** What is searched for first: the name that was not understood. */
  start: string
  onFood: (food: TableFood) => void
  /** The food is not in the table; what was typed is its name. */
  onOwn: (name: string) => void
  onClose: () => void
}

/** Searches the food table while a person types. */
export function SearchSheet({ start, onFood, onOwn, onClose }: Properties) {
  const [text, setText] = useState(start.slice(0, FOOD_QUERY_LENGTH.max))
  const settled = useSettled(text)
  const words = useMessages(correctCatalog).search
  const own = (
    <Button variant="secondary" block onClick={() => onOwn(writtenText(text))}>
      {words.own}
    </Button>
  )
  const none = (
    <EmptyState icon={SearchIcon} hue="food" title={words.none}>
      {words.noneText}
    </EmptyState>
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
        <div className={styles.found}>
          {!isBlank(settled) && <FoundFoods text={settled} none={none} onFood={onFood} />}
        </div>
      </Stack>
    </Modal>
  )
}
