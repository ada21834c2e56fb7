import fc from 'fast-check';
import { matchRoute } from './src/navigation/matchRoute.ts';

fc.configureGlobal({ seed: 20_250_917 });

// Routes are compiled once and kept. Compiled here, a change in that code meets every test, not only the first that comes by.
matchRoute('/');
