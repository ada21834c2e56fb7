import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './vite/relay.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relay(), react({ compiler: true })],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['styled', 'createGlobalStyle', 'css', 'keyframes'] },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:4000' } },
});
