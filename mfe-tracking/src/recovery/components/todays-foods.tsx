import { useMessages } from '@gb/entries'
import { gToWeightOz, phaseOn, type PhaseKey } from '@gb/domain'
import { InfoMark, Text } from '@gb/ui'
import { DishPicture } from '@gb/ui/dish'
import { useStaged } from '../../shared/staged.query'
import { recoveryCatalog } from '../messages/generated/recovery'
import { textureOfDay } from './day-foods'
import styles from './todays-foods.module.css'
import { useChecked } from '../../shared/use-days'

const NOTHING_ON_IT: [] = []

/** What the texture of today allows, as it looks in a cup or on a plate. */
export function TodaysFoods({ userId, today }: { userId: string; today: string }) {
  const messages = useMessages(recoveryCatalog)
  const words = messages.foods
  const phases: Readonly<Partial<Record<PhaseKey, string>>> = words.phases
  const from = { label: messages.from.label, source: words.source, reviewed: useChecked() }
  const person = useStaged(userId)
  const phase = person === undefined ? null : phaseOn(person, today)
  const day = phase && textureOfDay(phase.key, words)
  if (phase === null || day === null) return null
  return (
    <section className={styles.foods} aria-labelledby="first-days-foods">
      <h3 id="first-days-foods" className={styles.title}>
        <InfoMark after={words.title({ phase: phases[phase.key] ?? phase.name })} {...from} />
      </h3>
      <Text>
        {day.texture}{' '}
        {phase.fromClinic.includes('portion') && phase.mealMaxG !== null
          ? words.clinicPortion({
              grams: String(phase.mealMaxG),
              ounces: String(Math.round(gToWeightOz(phase.mealMaxG))),
            })
          : day.portion}
      </Text>
      <ul className={styles.list}>
        {day.foods.map(({ name, picture }) => (
          <li key={name} className={styles.food}>
            <DishPicture recipe={{ recipe_id: picture, ingredients: NOTHING_ON_IT }} size="row" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {words.notYet({ what: day.notYet })}{' '}
        {phase.fromClinic.length === 0
          ? words.guide
          : words.some({ parts: phase.fromClinic.map((part) => words.parts[part]).join(', ') })}
        {phase.fromClinic.length === 0 && <> {words.clinic}</>}
      </Text>
    </section>
  )
}
