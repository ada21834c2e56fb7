import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from './app/vite/relay.ts';

const compiled = react({ compiler: true });
/** For tests that start a database, a process or a browser: they may take their time, but a hang still ends. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Vite would take graphql's other build than Node does, and two builds do not know each other's errors. */
const oneGraphQL = { alias: { graphql: join(import.meta.dirname, 'node_modules/graphql/index.js') } };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node', isolate: false } },
      { resolve: oneGraphQL, test: { name: 'server', include: ['packages/server/src/**/*.test.ts'], environment: 'node', ...patient } },
      { plugins: [compiled], test: { name: 'ui', include: ['packages/ui/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      {
        plugins: [relay(), compiled],
        test: { name: 'app', include: ['app/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      { test: { name: 'architecture', include: ['tests/*.test.ts'], environment: 'node' } },
      { resolve: oneGraphQL, test: { name: 'across', include: ['tests/{contract,crash}/**/*.test.ts'], environment: 'node', ...patient } },
      { test: { name: 'visual', include: ['tests/visual/*.test.ts'], environment: 'node', ...patient } },
    ],
  },
});
