export { isShownInline } from './isShownInline.ts';
