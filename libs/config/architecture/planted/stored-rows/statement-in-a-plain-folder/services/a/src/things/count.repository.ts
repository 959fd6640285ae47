declare const statement: (name: string, text: string) => object
export const count = statement('count_things', 'SELECT count(*) FROM a.thing')
