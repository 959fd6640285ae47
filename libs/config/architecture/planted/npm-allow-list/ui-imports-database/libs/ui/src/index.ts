export const load = () => import('pg')
