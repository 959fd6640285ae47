import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Requests to the AI provider on one UTC day, over all persons. */
@Entity({ schema: 'food_analysis', name: 'ai_usage' })
@Check('ai_usage_calls', 'calls >= 0')
export class AiUsageEntity {
  @PrimaryColumn('date') day!: string
  @Column('integer') calls!: number
}
