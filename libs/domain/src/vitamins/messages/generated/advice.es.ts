// Written by `npm run generate` from ../advice.*.json: edit those.
import type { messages as english } from './advice.en.js'

export const messages: typeof english = {
  interactions: {
    iron_calcium: 'Deje al menos 2 horas entre el hierro y el calcio.',
    calcium_dose: 'Tome como máximo 500-600 mg de calcio a la vez.',
    iron_vitamin_c: 'La vitamina C ayuda al cuerpo a absorber el hierro.',
    iron_coffee_tea: 'Nada de café, té ni cacao desde 1 hora antes del hierro hasta 2 horas después.',
    iron_milk: 'Deje 2 horas entre el hierro y la leche o el queso.',
    thyroid_pills: 'Si toma levotiroxina, deje 4 horas entre ella y el calcio o el hierro.',
    acid_blockers_b12: 'Los bloqueadores de ácido pueden bajar su B12 con el tiempo, y más con metformina. Pregunte a su clínica por un análisis.',
    acid_blockers_iron: 'Con bloqueadores de ácido, su cuerpo absorbe menos hierro. Pregunte a su clínica por un análisis.',
    acid_blockers_calcium: 'Con bloqueadores de ácido, tome el calcio como citrato: el carbonato necesita ácido y comida.',
    antibiotics_minerals: 'Los minerales pueden unirse a algunos antibióticos y medicinas para los huesos. Pregunte en su farmacia cuántas horas debe dejar entre unos y otros.',
    vitamin_k_warfarin: 'La vitamina K, que también está en muchas multivitaminas, y las hierbas pueden cambiar el efecto de la warfarina. Antes de empezar, pregunte a quien controla su anticoagulante.',
    zinc_copper: 'El zinc extra por sí solo puede bajar su cobre. Tome 1 mg de cobre por cada 8 a 15 mg de zinc.',
    biotin_labs: 'La biotina, que también está en pastillas para el pelo, puede alterar análisis de sangre de la tiroides o del corazón. Avise al laboratorio y pregunte si debe dejarla de 2 a 3 días antes. Siga con su multivitamina si no le dicen otra cosa.',
  },
  hints: {
    iron_calcium_gap: 'Hierro y calcio: deje al menos 2 horas entre ambos.',
    multivitamin_calcium_gap: 'Si su multivitamina tiene hierro, deje al menos 2 horas entre ella y el calcio.',
    calcium_dose: 'El calcio se absorbe mejor en dosis de 500-600 mg.',
  },
}
