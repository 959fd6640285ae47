import type { PhaseKey } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { ChipGroup, ProteinIcon, SelectField, StarIcon, TextField } from '@gb/ui'
import type { Category, RecipeBook } from '../../shared/recipe/recipe'
import { recipeCatalog } from '../../shared/recipe/messages/generated/recipe'
import { recipesCatalog } from '../messages/generated/recipes'
import { recipePhases, type RecipePhase } from '../model/recipe-phases'
import styles from './shown-recipes.module.css'

const CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snacks'] as const
const ALL = 'all'

/** What is looked for; null where nothing was chosen. */
export interface Chosen {
  typed: string
  category: Category | null
  phase: RecipePhase | null
  only: 'favorites' | 'fits' | null
}

interface Properties {
  chosen: Chosen
  onChoose: (change: Partial<Chosen>) => void
  /** How many recipes there are for each meal. */
  counts: RecipeBook['categories']
  phaseNow: PhaseKey | null
  /** Protein that today still needs, g; null for nothing, or for no goal. */
  proteinLeftG: number | null
}

/** The search and what narrows it, in little room: the dishes are what somebody came for. */
export function RecipeFilters({ chosen, onChoose, counts, phaseNow, proteinLeftG }: Properties) {
  const messages = useMessages(recipesCatalog)
  const { categories } = useMessages(recipeCatalog)
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.search}>
          <TextField
            label={messages.search}
            hideLabel
            placeholder={messages.searchHint}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={chosen.typed}
            onValueChange={(typed) => onChoose({ typed })}
          />
        </div>
        <SelectField
          label={messages.category}
          hideLabel
          value={chosen.category ?? ALL}
          onValueChange={(value) => onChoose({ category: value === ALL ? null : value })}
          options={[
            { value: ALL, label: messages.allMeals },
            ...CATEGORIES.map((value) => ({
              value,
              label: messages.withCount({ name: categories[value], count: counts[value] }),
            })),
          ]}
        />
        <SelectField
          label={messages.phase}
          hideLabel
          value={chosen.phase ?? ALL}
          onValueChange={(value) => onChoose({ phase: value === ALL ? null : value })}
          options={[
            { value: ALL, label: messages.allPhases },
            ...recipePhases(phaseNow).map((value) => ({
              value,
              label:
                value === phaseNow
                  ? messages.mine({ phase: messages.phases[value] })
                  : messages.phases[value],
            })),
          ]}
        />
      </div>
      <ChipGroup
        label={messages.more}
        hideLabel
        hue="food"
        selected={chosen.only}
        onSelect={(value) => onChoose({ only: value === chosen.only ? null : value })}
        options={[
          ...(proteinLeftG === null
            ? []
            : [{ value: 'fits' as const, label: messages.fits({ grams: proteinLeftG }), icon: ProteinIcon }]),
          { value: 'favorites', label: messages.favorites, icon: StarIcon },
        ]}
      />
    </>
  )
}
