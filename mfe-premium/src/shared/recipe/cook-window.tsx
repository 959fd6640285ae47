import type { Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, FoodIcon, Modal, Stack, Text } from '@gb/ui'
import { useEffect, useMemo, useRef } from 'react'
import styles from './cook-window.module.css'
import { Ingredients } from './ingredients'
import { recipeCatalog } from './messages/generated/recipe'
import type { messages as english } from './messages/generated/recipe.en'
import type { Recipe } from './recipe'
import { ingredientsBySteps, minutesIn } from './step-parts'
import { StepTimer } from './step-timer'
import type { KitchenTimer } from './use-kitchen-timer'
import { useWakeLock } from './use-wake-lock'

interface Properties {
  recipe: Recipe
  /** What it is written in. */
  language: Language
  /** Times the amounts of the recipe. */
  factor: number
  /** Where somebody is: 0 for what to get ready, then the steps, then the eating. */
  page: number
  onPage: (page: number) => void
  timer: KitchenTimer
  onClose: () => void
  /** Leads from the stove to the food log. */
  onLog: () => void
}

/**
 * A recipe to cook by, read from across the counter: what is needed first, then one step at a time with the amounts that
 * go in and a timer for its waits, and at the end what a sleeve needs to know before the first bite.
 */
export function CookWindow(props: Properties) {
  const { recipe, language, factor, page, onPage, timer, onClose, onLog } = props
  const messages = useMessages(recipeCatalog)
  const words = messages.cook
  const isAwake = useWakeLock()
  const { instructions: steps, ingredients } = recipe
  const parts = useMemo(
    () => ingredientsBySteps(steps, ingredients, language),
    [steps, ingredients, language],
  )
  const step = steps[page - 1]
  const goesIn = parts[page - 1] ?? []
  const isEaten = page > steps.length
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (page > 0) shown.current?.focus()
  }, [page])
  const footer = (
    <>
      {/* There from the first page on: what moves under a thumb is pressed by mistake. */}
      <Button variant="secondary" size="large" onClick={page === 0 ? onClose : () => onPage(page - 1)}>
        {words.back}
      </Button>
      {isEaten ? (
        <Button size="large" icon={FoodIcon} onClick={onLog}>
          {messages.log}
        </Button>
      ) : (
        <Button size="large" onClick={() => onPage(page + 1)}>
          {page === steps.length ? words.done : words.next}
        </Button>
      )}
    </>
  )
  return (
    <Modal
      open
      size="large"
      onClose={onClose}
      title={<span lang={language}>{recipe.name}</span>}
      footer={footer}
    >
      <Stack gap={4}>
        <div ref={shown} tabIndex={-1} className={styles.step}>
          <Steps done={page} of={steps.length} />
          <Text tone="muted">{titleOf(page, steps.length, words)}</Text>
          {page === 0 && <Ingredients recipe={recipe} language={language} factor={factor} />}
          {step !== undefined && (
            <>
              <p className={styles.words} lang={language}>
                {step}
              </p>
              {goesIn.length > 0 && (
                <Ingredients recipe={{ ingredients: goesIn }} language={language} factor={factor} />
              )}
            </>
          )}
          {isEaten && (
            <p className={styles.words} lang={language}>
              {recipe.gastric_sleeve_notes}
            </p>
          )}
        </div>
        <StepTimer timer={timer} offered={step === undefined ? [] : minutesIn(step, language)} />
        {isAwake && (
          <Text size="small" tone="muted">
            {words.awake}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

const titleOf = (page: number, steps: number, words: typeof english.cook): string => {
  if (page === 0) return words.ready
  return page > steps ? words.eat : words.step({ step: page, of: steps })
}

/** How far somebody is, for the eye; the words beside it say the same. */
const Steps = ({ done, of }: { done: number; of: number }) => (
  <div className={styles.steps} aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      <span key={index} className={index < done ? styles.stepDone : styles.stepLeft} />
    ))}
  </div>
)
