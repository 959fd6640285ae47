import { phaseOn } from '@gb/domain'
import { InfoMark, Text } from '@gb/ui'
import { DishPicture } from '@gb/ui/dish'
import { messages } from '../messages'
import { textureOfDay } from './day-foods'
import styles from './todays-foods.module.css'

const words = messages.foods
const NOTHING_ON_IT: [] = []

/** What the texture of today allows, as it looks in a cup or on a plate. */
export function TodaysFoods({ surgeryDate, today }: { surgeryDate: string; today: string }) {
  const phase = phaseOn(surgeryDate, today)
  const day = phase && textureOfDay(phase.key)
  if (phase === null || day === null) return null
  return (
    <section className={styles.foods} aria-labelledby="first-days-foods">
      <h3 id="first-days-foods" className={styles.title}>
        {words.title(phase.name)} <InfoMark {...words.from} />
      </h3>
      <Text>
        {day.texture} {day.portion}
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
        {words.notYet(day.notYet)} {words.clinic}
      </Text>
    </section>
  )
}
