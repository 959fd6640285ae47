import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** What the clinic of a person says, at most one row a person. */
@Entity({ name: 'clinic_plan', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], {
  name: 'clinic_plan_profile',
  onDelete: 'CASCADE',
})
@Check(
  'clinic_plan_order',
  `full_from < least(puree_from, soft_from, regular_from) IS NOT FALSE
   AND puree_from < least(soft_from, regular_from) IS NOT FALSE
   AND soft_from < regular_from IS NOT FALSE`,
)
@Check('clinic_plan_full_meal_g', 'full_meal_g BETWEEN 28 AND 300')
@Check('clinic_plan_puree_meal_g', 'puree_meal_g BETWEEN 28 AND 180')
@Check('clinic_plan_soft_meal_g', 'soft_meal_g BETWEEN 28 AND 240')
@Check('clinic_plan_regular_meal_g', 'regular_meal_g BETWEEN 56 AND 400')
@Check('clinic_plan_protein_g', 'protein_g BETWEEN 40 AND 150')
@Check('clinic_plan_fluid_oz', 'fluid_oz BETWEEN 48 AND 100')
@Check('clinic_plan_office_phone', 'char_length(office_phone) BETWEEN 3 AND 40')
@Check('clinic_plan_after_hours_phone', 'char_length(after_hours_phone) BETWEEN 3 AND 40')
export class ClinicPlanEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @Column('date', { name: 'full_from', nullable: true }) fullFrom!: string | null
  @Column('date', { name: 'puree_from', nullable: true }) pureeFrom!: string | null
  @Column('date', { name: 'soft_from', nullable: true }) softFrom!: string | null
  @Column('date', { name: 'regular_from', nullable: true }) regularFrom!: string | null
  @Column('smallint', { name: 'full_meal_g', nullable: true }) fullMealG!: number | null
  @Column('smallint', { name: 'puree_meal_g', nullable: true }) pureeMealG!: number | null
  @Column('smallint', { name: 'soft_meal_g', nullable: true }) softMealG!: number | null
  @Column('smallint', { name: 'regular_meal_g', nullable: true }) regularMealG!: number | null
  @Column('smallint', { name: 'protein_g', nullable: true }) proteinG!: number | null
  @Column('smallint', { name: 'fluid_oz', nullable: true }) fluidOz!: number | null
  @Column('text', { name: 'office_phone', nullable: true }) officePhone!: string | null
  @Column('text', { name: 'after_hours_phone', nullable: true }) afterHoursPhone!: string | null
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date
}
