export const later = () => import('../features/high')
