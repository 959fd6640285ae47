import { weight } from '../weight/model/weight'
export const fluids = weight
