const counted = (count: number): string => count.toLocaleString('en-US')

/** Lines of the import command. */
export const IMPORT_MESSAGES = {
  noDownload: (folder: string) =>
    `${folder} holds no food.csv. Unpack a "Full Download of All Data Types" (CSV) of FoodData Central and name its folder.`,
  resumed: (file: string, rows: number) => `${file}: going on after ${counted(rows)} rows`,
  read: (file: string, rows: number) => `${file}: ${counted(rows)} rows`,
  published: (imported: number, skipped: number) =>
    `${counted(imported)} foods stored, ${counted(skipped)} left out that lack energy, protein, carbohydrate or fat`,
} as const
