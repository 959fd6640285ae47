export const load = () => import('@planted/mfe-b')
