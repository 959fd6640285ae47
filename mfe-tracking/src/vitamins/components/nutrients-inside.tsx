import {
  formatsOf,
  type Micronutrient,
  MICRONUTRIENT_UNITS,
  micronutrientAim,
  MICRONUTRIENTS,
} from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { inOwnWords } from '@gb/own-words'
import { ChipGroup, InfoMark, SkeletonText, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { ReadFault } from '../../shared/read-fault'
import { useChecked } from '../../shared/use-days'
import { type FoodNutrientsDay, useFoodNutrients } from '../api/food-nutrients.query'
import { useIronAnswer } from '../api/iron-answer.query'
import type { NutrientsOf } from '../api/nutrients-of'
import { useTakenSince } from '../api/use-taken-since'
import { nutrientsCatalog } from '../messages/generated/nutrients'
import {
  daysOf,
  foodSum,
  multivitamins,
  type Pills,
  pillsOf,
  pillSum,
  shownAmount,
  type Span,
  SPANS,
} from '../model/nutrient-sums'
import { useVitaminWords } from '../words'
import styles from './nutrients.module.css'

/** The seven nutrients of a day or of a week: from pills, from food with what is known of it, and what is usual. */
function NutrientsInside({ userId, read, today }: NutrientsOf) {
  const words = useMessages(nutrientsCatalog)
  const checked = useChecked()
  const [span, setSpan] = useState<Span>('today')
  const days = daysOf(span, today)
  const food = useFoodNutrients(userId, days.from, days.to)
  const taken = useTakenSince(read, days.from)
  return (
    <Stack gap={4}>
      <ChipGroup
        label={words.span}
        hideLabel
        hue="vitamins"
        options={SPANS.map((value) => ({ value, label: words.spans[value] }))}
        selected={span}
        onSelect={setSpan}
      />
      {food.data !== undefined && taken !== null ? (
        <Figures userId={userId} span={span} food={food.data} pills={pillsOf(taken, days)} />
      ) : food.isError ? (
        <Fault read={food} />
      ) : (
        <SkeletonText lines={8} />
      )}
      <Text as="p" size="small" tone="muted">
        {words.foot}{' '}
        <InfoMark label={words.info} source={words.source} reviewed={checked}>
          {words.infoText}
        </InfoMark>
      </Text>
    </Stack>
  )
}

/** The same, with its words. */
export const inOwnLanguage = () => inOwnWords(NutrientsInside, [nutrientsCatalog])

function Fault({ read }: { read: ReturnType<typeof useFoodNutrients> }) {
  const words = useMessages(nutrientsCatalog)
  const retry = useVitaminWords()
  return <ReadFault read={read} words={retry} title={words.failed} text={words.failedText} />
}

interface FiguresProps {
  userId: string
  span: Span
  food: readonly FoodNutrientsDay[]
  pills: Pills
}

function Figures({ userId, span, food, pills }: FiguresProps) {
  const words = useMessages(nutrientsCatalog)
  const iron = useIronAnswer(userId) ?? null
  const tablets = multivitamins(pills)
  return (
    <>
      {span === 'week' && (
        <Text as="p" size="small" tone="muted">
          {words.means({ meals: food.length, pills: pills.days })}
        </Text>
      )}
      <ul className={styles.list}>
        {MICRONUTRIENTS.map((nutrient) => (
          <Nutrient key={nutrient} nutrient={nutrient} food={food} pills={pills} iron={iron} />
        ))}
      </ul>
      {tablets > 0 && (
        <Text as="p" size="small">
          {words.multivitamins({ count: tablets })}
        </Text>
      )}
    </>
  )
}

function Nutrient({
  nutrient,
  food,
  pills,
  iron,
}: Omit<FiguresProps, 'userId' | 'span'> & {
  nutrient: Micronutrient
  iron: Parameters<typeof micronutrientAim>[1]
}) {
  const words = useMessages(nutrientsCatalog)
  const { number } = formatsOf(useLanguageHere())
  const unit = words.units[MICRONUTRIENT_UNITS[nutrient]]
  const amount = (value: number) => `${number(shownAmount(nutrient, value))}\u00a0${unit}`
  const fromPill = pillSum(nutrient, pills)
  const fromFood = foodSum(nutrient, food)
  const { from, to, of } = micronutrientAim(nutrient, iron)
  const aim =
    from === to ? `${number(from)}\u00a0${unit}` : words.range({ from: number(from), to: number(to), unit })
  return (
    <li className={styles.nutrient}>
      <div className={styles.head}>
        <h3 className={styles.name}>{words.names[nutrient]}</h3>
        <span className={styles.aim}>{of === 'both' ? words.aimBoth({ aim }) : words.aim({ aim })}</span>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{words.pills}</dt>
          <dd>{fromPill === null || fromPill === 0 ? words.noPills : amount(fromPill)}</dd>
        </div>
        <div>
          <dt>{words.food}</dt>
          <dd>
            {fromFood === null
              ? words.noMeals
              : fromFood.known === 0
                ? words.unknown
                : words.atLeast({ amount: amount(fromFood.aDay) })}
            {fromFood !== null && (
              <span className={styles.known}>
                {words.known({ known: number(fromFood.known), foods: fromFood.foods })}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </li>
  )
}
