export const later = () => import('../startup/high')
