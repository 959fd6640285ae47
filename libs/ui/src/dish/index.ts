export type { Pictured } from './dish'
export { DishPicture } from './dish-picture'
