import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A word that some food is called by, with its spellings one letter short: a mistyped word finds it by those. */
@Entity({ schema: 'food_analysis', name: 'food_word' })
@Index('food_word_spellings', { synchronize: false })
export class FoodWordEntity {
  @PrimaryColumn('text') word!: string
  @Column('text', { array: true }) spellings!: string[]
}
