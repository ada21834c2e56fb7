import { buildApp } from './build.ts';

// The app is built when it is missing or its sources changed; then this process becomes the server.
await buildApp();
await import('../packages/server/src/main.ts').then(({ main }) => main());
