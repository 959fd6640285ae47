import { phaseOn, whosePlan } from '@gb/domain'
import { InfoMark, Text } from '@gb/ui'
import { DishPicture } from '@gb/ui/dish'
import { useStaged } from '../../shared/staged.query'
import { messages } from '../messages'
import { textureOfDay } from './day-foods'
import styles from './todays-foods.module.css'

const words = messages.foods
const NOTHING_ON_IT: [] = []

/** What the texture of today allows, as it looks in a cup or on a plate. */
export function TodaysFoods({ userId, today }: { userId: string; today: string }) {
  const person = useStaged(userId)
  const phase = person === undefined ? null : phaseOn(person, today)
  const day = phase && textureOfDay(phase.key)
  if (phase === null || day === null) return null
  return (
    <section className={styles.foods} aria-labelledby="first-days-foods">
      <h3 id="first-days-foods" className={styles.title}>
        <InfoMark after={words.title(phase.name)} {...words.from} />
      </h3>
      <Text>
        {day.texture}{' '}
        {phase.fromClinic.includes('portion') && phase.mealMaxG !== null
          ? words.clinicPortion(phase.mealMaxG)
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
        {words.notYet(day.notYet)} {whosePlan(phase.fromClinic)}
        {phase.fromClinic.length === 0 && <> {words.clinic}</>}
      </Text>
    </section>
  )
}
