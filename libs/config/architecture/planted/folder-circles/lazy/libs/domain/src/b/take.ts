export const later = () => import('../a/given')
