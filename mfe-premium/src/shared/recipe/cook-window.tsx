import { Button, Modal, Stack, Text } from '@gb/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './cook-window.module.css'
import { Ingredients } from './ingredients'
import { messages } from './messages'
import type { Recipe } from './recipe'
import { useWakeLock } from './use-wake-lock'

const words = messages.cook

type Properties = {
  recipe: Recipe
  /** Times the amounts of the recipe. */
  factor: number
  onClose: () => void
}

/** A recipe to cook by: what is needed first, then one step at a time, to be read from across the counter. */
export function CookWindow({ recipe, factor, onClose }: Properties) {
  const [step, setStep] = useState(0)
  const isAwake = useWakeLock()
  const steps = recipe.instructions
  const isLast = step === steps.length
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step > 0) shown.current?.focus()
  }, [step])
  const footer = (
    <>
      {step > 0 && (
        <Button variant="secondary" size="large" onClick={() => setStep(step - 1)}>
          {words.back}
        </Button>
      )}
      <Button size="large" onClick={isLast ? onClose : () => setStep(step + 1)}>
        {isLast ? words.done : words.next}
      </Button>
    </>
  )
  return (
    <Modal open size="large" onClose={onClose} title={recipe.name} footer={footer}>
      <Stack gap={4}>
        <div ref={shown} tabIndex={-1} className={styles.step}>
          <Text tone="muted">{step === 0 ? words.ready : words.step(step, steps.length)}</Text>
          {step === 0 ? (
            <Ingredients recipe={recipe} factor={factor} />
          ) : (
            <p className={styles.words}>{steps[step - 1]}</p>
          )}
        </div>
        {isAwake && (
          <Text size="small" tone="muted">
            {words.awake}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}
