import { Button, Card, Stack, Text, useRegisteredModal } from '@gb/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import { SETUP_STEPS, stepAsking, type SetupStepId } from '../model/setup-steps'
import { BodyFields } from './body-fields'
import { GoalFields } from './goal-fields'
import { NameFields } from './name-fields'
import { PersonFields } from './person-fields'
import { SaveOutcome } from './save-outcome'
import styles from './setup-form.module.css'
import { SurgeryFields } from './surgery-fields'
import { useFocusOnFirstError, useProfileForm } from './use-profile-form'
const LAST = SETUP_STEPS.length - 1

type Form = ReturnType<typeof useProfileForm>['form']

interface Properties {
  /** The profile is there and is about to be loaded. */
  onCreated: () => void
  /** The step that is shown, as an index. */
  onStep: (step: number) => void
}

/** A new profile in four short steps; what was typed stays on the way back. */
export function SetupForm({ onCreated, onStep }: Properties) {
  const messages = useMessages(profileCatalog)
  const words = messages.setup

  const [step, setStep] = useState(0)
  const [presses, setPresses] = useState(0)
  const open = (next: number) => {
    setStep(next)
    setPresses(0)
    onStep(next)
  }
  const { form, save, send } = useProfileForm(null, {
    onCreated,
    onRefused: (fields) => {
      open(stepAsking(fields) ?? step)
      setPresses(1)
    },
  })
  const element = useFocusOnFirstError(presses)
  const { id, fields } = SETUP_STEPS[step] ?? { id: 'you', fields: [] }

  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (step === LAST) await form.handleSubmit(send, () => setPresses((count) => count + 1))(event)
    else if (await form.trigger(fields)) open(step + 1)
    else setPresses((count) => count + 1)
  }

  return (
    <form ref={element} noValidate onSubmit={(event) => void goOn(event)}>
      {SETUP_STEPS.slice(1, step + 1).map((before, index) => (
        <WayBack key={before.id} onBack={() => open(index)} />
      ))}
      <Stack gap={4}>
        <StepHead step={step} />
        <Card title={words.titles[id]}>
          <Text tone="muted">{words.why[id]}</Text>
          <StepFields id={id} form={form} />
        </Card>
        <SaveOutcome save={save} />
        <div className={styles.actions}>
          {step > 0 && (
            <Button variant="secondary" size="large" disabled={save.isPending} onClick={() => open(step - 1)}>
              {words.back}
            </Button>
          )}
          <Button
            type="submit"
            size="large"
            block
            disabled={save.isPending}
            busy={save.isPending}
            busyLabel={messages.saving}
          >
            {step === LAST ? messages.create : words.next}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** While a step is open, Back of the browser goes to the one before it. */
function WayBack({ onBack }: { onBack: () => void }) {
  useRegisteredModal(true, onBack)
  return null
}

/** Where one is. It takes the focus at each change, so that a screen reader begins at the top of the step. */
function StepHead({ step }: { step: number }) {
  const words = useMessages(profileCatalog).setup

  const head = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    globalThis.scrollTo?.({ top: 0 })
    head.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <Text size="small" tone="muted">
        {words.step({ step: step + 1, of: SETUP_STEPS.length })}
      </Text>
      <div className={styles.bars} aria-hidden="true">
        {SETUP_STEPS.map(({ id }, index) => (
          <span key={id} data-done={index <= step} />
        ))}
      </div>
    </div>
  )
}

function StepFields({ id, form }: { id: SetupStepId; form: Form }) {
  switch (id) {
    case 'you':
      return <NameFields form={form} />
    case 'body':
      return (
        <>
          <PersonFields form={form} />
          <BodyFields form={form} storedLbs={null} />
        </>
      )
    case 'surgery':
      return <SurgeryFields form={form} storedLbs={null} />
    case 'goal':
      return <GoalFields form={form} />
  }
}
