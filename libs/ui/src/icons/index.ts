export * from './home-icons'
export * from './rest-icons'
export type { IconComponent } from './icon-component'
