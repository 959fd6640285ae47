export const later = () => import('../app/high')
