import { Button, Disclosure, FoodIcon, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { Bullets } from '../../shared/bullets'
import { RecipeById } from '../../shared/recipe/recipe-by-id'
import { SourceMark } from '../../shared/source-mark'
import { messages } from '../messages'
import { useFilledWeek } from '../api/filled-week.query'
import type { Filling, WeeklyTemplate } from '../model/templates'
import { Heading } from './heading'
import styles from './planning.module.css'

type Properties = { userId: string; template: WeeklyTemplate }

/** A week of meal slots, each with its protein and an idea, or with a recipe that fits. */
export function WeekTemplate({ userId, template }: Properties) {
  const { title, description, protein_goal_g: protein, tips, source, review_date: day } = template
  const [isFilled, setFilled] = useState(false)
  return (
    <Disclosure summary={<Heading title={title} detail={messages.protein(protein)} />}>
      <Stack gap={4}>
        <Text>
          {description} <SourceMark source={source} reviewDay={day} />
        </Text>
        {isFilled ? (
          <FilledWeek userId={userId} template={template} />
        ) : (
          <>
            <div>
              <Button variant="secondary" icon={FoodIcon} onClick={() => setFilled(true)}>
                {messages.fill}
              </Button>
            </div>
            <Days days={template.days} />
          </>
        )}
        <div>
          <Text strong>{messages.tips}</Text>
          <Bullets lines={tips} />
        </div>
      </Stack>
    </Disclosure>
  )
}

type Day = { day: number; slots: readonly SlotOrFilled[] }
type SlotOrFilled = WeeklyTemplate['days'][number]['slots'][number] & { recipe?: Filling | null }

function FilledWeek({ userId, template }: Properties) {
  const week = useFilledWeek(userId, template.template_id)
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <>
      <div role="status">
        <Text tone="muted">
          {week.data !== undefined ? messages.filled : week.isError ? messages.notFilled : messages.filling}
        </Text>
      </div>
      <Days days={week.data?.days ?? template.days} onOpen={setOpenId} />
      {openId !== null && <RecipeById userId={userId} recipeId={openId} onClose={() => setOpenId(null)} />}
    </>
  )
}

type DaysProperties = { days: readonly Day[]; onOpen?: (recipeId: string) => void }

const Days = ({ days, onOpen }: DaysProperties) =>
  days.map(({ day, slots }) => (
    <section key={day}>
      <Text strong>{messages.day(day)}</Text>
      <dl className={styles.slots}>
        {slots.map(({ name, idea, protein_aim_g: aim, recipe }) => (
          <div key={name} className={styles.slot}>
            <dt>{name}</dt>
            <dd>
              {recipe ? (
                <button type="button" className={styles.recipe} onClick={() => onOpen?.(recipe.recipe_id)}>
                  {messages.serving(recipe.name, recipe.servings)}
                </button>
              ) : (
                idea
              )}
              <span className={styles.aim}> {messages.aim(recipe ? Math.round(recipe.protein) : aim)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
