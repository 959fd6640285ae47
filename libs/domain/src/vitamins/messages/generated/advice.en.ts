// Written by `npm run generate` from ../advice.*.json: edit those.

export const messages = {
  interactions: {
    iron_calcium: 'Take iron and calcium at least 2 hours apart.',
    calcium_dose: 'Take at most 500-600 mg of calcium at a time.',
    iron_vitamin_c: 'Vitamin C helps your body take in iron.',
    iron_coffee_tea: 'No coffee, tea or cocoa from 1 hour before iron to 2 hours after.',
    iron_milk: 'Take iron 2 hours apart from milk and cheese.',
    thyroid_pills: 'If you take levothyroxine, keep it 4 hours apart from calcium and iron.',
    acid_blockers_b12: 'Acid blockers can lower your B12 over time, more so with metformin. Ask your clinic about a test.',
    acid_blockers_iron: 'With acid blockers your body takes in less iron. Ask your clinic about a test.',
    acid_blockers_calcium: 'With acid blockers take calcium as citrate: carbonate needs acid and a meal.',
    antibiotics_minerals: 'Minerals can bind some antibiotics and bone medicines. Ask your pharmacist how many hours to leave in between.',
    vitamin_k_warfarin: 'Vitamin K, in many multivitamins too, and herbs can change how warfarin works. Ask the person who checks your blood thinner before you start.',
    zinc_copper: 'Extra zinc by itself can lower your copper. Have 1 mg of copper for each 8 to 15 mg of zinc.',
    biotin_labs: 'Biotin, also in hair pills, can make blood tests of thyroid or heart look wrong. Tell the lab, and ask if you should pause it 2 to 3 days before. Keep your multivitamin unless they say so.',
  },
  hints: {
    iron_calcium_gap: 'Iron and calcium: keep these at least 2 hours apart.',
    multivitamin_calcium_gap: 'If your multivitamin holds iron, take it and calcium at least 2 hours apart.',
    calcium_dose: 'Calcium absorbs better in doses of 500-600 mg.',
  },
}
