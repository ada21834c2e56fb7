import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './vite/relay.ts';

/**
 * Each file costs a round trip on a slow line, so what pages share comes in a few files, one a layer: a layer needs only those
 * above it. What a single page needs stays in that page's own file.
 */
const CHUNKS = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion|tslib|wouter|regexparam|use-sync-external-store|@babel)\/|lucide-react\/dist\/esm\/(?!icons)/,
  },
  { name: 'relay-runtime', test: /node_modules\/(relay-runtime|react-relay|fbjs|invariant|cross-fetch)\// },
  {
    name: 'form-rules',
    test: /node_modules\/(final-form|react-final-form|zod)\/|domain\/src\/(forms|auth\/(loginForm|signUpForm|email|facebookProfile|password))/,
  },
  { name: 'rules', test: /domain\/src\// },
  {
    name: 'kit',
    test: /ui\/src\/(tokens|primitives|patterns\/FullPageError|components\/art\/(Logo|Vignette|vignette|covers\/paths)|components\/feedback\/(Alert|EmptyState|NavigationProgress|Toaster|showToast|toneIcon))/,
  },
  {
    name: 'kit-pages',
    test: /ui\/src\/(components\/(shell|feedback\/(?!Toast)|art\/(?!Scene))|components\/learning\/(?!Markdown|prose|shiftHeadings|Video|Embed|LoadOnTap|File)|patterns\/(?!AuthPage))/,
  },
  { name: 'session', test: /app\/src\/(session\/(?!switchRole|useSwitchRole)|routing\/(PageTitle|routerContext|tracked))/ },
];

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
      output: { codeSplitting: { groups: CHUNKS.map((chunk, index) => ({ ...chunk, priority: CHUNKS.length - index })) } },
    },
  },
  // The host stays as the browser wrote it: the server refuses writes whose Origin is another host.
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:4000', changeOrigin: false } } },
});
