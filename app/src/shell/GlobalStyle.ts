// A file of its own, so that a browser loads it only where the server drew nothing.
export { GlobalStyle } from '@atlas/ui';
