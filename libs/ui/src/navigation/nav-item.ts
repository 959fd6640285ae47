import type { IconComponent } from '../icons'

/** One place of the app. */
export interface NavItem<Id extends string> {
  id: Id
  label: string
  icon: IconComponent
}
