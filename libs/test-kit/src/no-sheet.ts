/** A clinic's sheet that says nothing, as the server answers it. */
export const NO_SHEET = {
  full_from: null,
  puree_from: null,
  soft_from: null,
  regular_from: null,
  full_meal_g: null,
  puree_meal_g: null,
  soft_meal_g: null,
  regular_meal_g: null,
  protein_g: null,
  fluid_oz: null,
  office_phone: null,
  after_hours_phone: null,
}
