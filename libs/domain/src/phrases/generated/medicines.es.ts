// Written by `npm run generate` from ../medicines.*.json: edit those.
import type { Phrases } from '../said.js'

export const messages: Phrases = {
  'Insulin and sulfonylureas (glipizide, glimepiride, glyburide)': 'Insulina y sulfonilureas (glipizida, glimepirida, gliburida)',
  'with less food your blood sugar can drop too low': 'con menos comida, el azúcar en la sangre le puede bajar demasiado',
  'SGLT2 inhibitors (names that end in -gliflozin)': 'Inhibidores de SGLT2 (nombres que terminan en -gliflozina)',
  'your prescriber may have you pause them 3 to 4 days before surgery, and with few carbs they can cause a dangerous acid build-up in the blood (ketoacidosis)': 'quizá le pidan pausarlos de 3 a 4 días antes de la cirugía; con pocos carbos pueden llenar la sangre de ácido (cetoacidosis), y eso es peligroso',
  'Blood pressure pills and water pills (diuretics)': 'Pastillas para la presión y para orinar (diuréticos)',
  'your pressure can fall too low, and you can get dehydrated': 'la presión puede bajar mucho, y le puede faltar agua',
  'GLP-1 drugs (semaglutide, liraglutide, tirzepatide)': 'Medicinas GLP-1 (semaglutida, liraglutida, tirzepatida)',
  'they slow the stomach, and the anesthesia team has to know': 'hacen lento el estómago, y el equipo de anestesia debe saberlo',
  'Warfarin, lithium and thyroid medicine': 'Warfarina, litio y medicina para la tiroides',
  'food, fluids and weight change how they work, so they may need a blood test': 'la comida, los líquidos y el peso cambian su efecto, así que quizá necesite un análisis de sangre',
  'Slow-release forms (ER, XR, SR)': 'Formas de liberación lenta (ER, XR, SR)',
  'after a sleeve they may not work the same': 'después de una manga gástrica quizá no funcionen igual',
}
