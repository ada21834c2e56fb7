// A separate file, so that a browser loads it only where the server rendered nothing.
export { GlobalStyle } from '@atlas/ui';
