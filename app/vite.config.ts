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
    test: /node_modules\/((react|react-dom|scheduler|styled-components|stylis|@emotion|tslib|wouter|regexparam|use-sync-external-store)\/(?!.*with-selector)|@babel\/runtime\/helpers\/esm\/|lucide-react\/dist\/esm\/(?!icons))/,
  },
  { name: 'relay-runtime', test: /node_modules\/(relay-runtime|react-relay|fbjs|invariant|cross-fetch|@babel)\// },
  {
    name: 'form-rules',
    test: /node_modules\/(final-form|react-final-form|zod)\/|domain\/src\/(forms|auth\/(loginForm|signUpForm|email|facebookProfile|password))/,
  },
  // What the way to any page needs.
  {
    name: 'rules',
    test: /domain\/src\/(navigation\/(?!breadcrumbs)|errors|auth|access\/(can|hasRole|roles|roleGroups|roleInUse|routeAccess|savedRole|specialRoutes))/,
  },
  // What the pages of members and staff share. The forms of staff stay with their pages.
  { name: 'page-rules', test: /domain\/src\/(?!.*Form\.ts$)/ },
  {
    name: 'kit',
    test: /ui\/src\/(tokens|primitives\/(Button|ButtonLink|buttonStyle|Heading|Icon|Link|LinkProvider|linkContext|Row|Stack|Text|VisuallyHidden)\.|patterns\/FullPageError|components\/art\/(Logo|buoy|VignetteGround|covers\/paths)|components\/feedback\/(Alert|EmptyState|NavigationProgress|Toaster|showToast|toneIcon))/,
  },
  // The frame around a page; a funnel needs no more.
  {
    name: 'kit-frame',
    test: /ui\/src\/(primitives|components\/(shell\/(?!Sidebar|StaffNav|StickyActions|Breadcrumbs|MobileMenu|QuickActions|Search)|art\/(?!Scene)|feedback\/(Banner|OfflineBanner|ThemeControl))|patterns\/(AppFrame|NotFoundPage))/,
  },
  {
    name: 'kit-pages',
    test: /ui\/src\/(components\/(feedback\/(?!Toast)|learning\/(?!Markdown|prose|shiftHeadings|Video|Embed|LoadOnTap|File))|patterns\/(?!AuthPage))/,
  },
  {
    name: 'kit-fields',
    test: /ui\/src\/components\/forms\/(Field|FieldNote|fieldControl|fieldProps|findField|inputStyle|labelStyle|PasswordField|TextField)\./,
  },
  { name: 'session', test: /app\/src\/(session\/(?!.*witchRole)|routing\/(PageTitle|routerContext|tracked))/ },
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
