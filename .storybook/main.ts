import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { relay } from '../app/vite/relay.ts';
import { catalogue, unusedStories } from './catalogue.ts';
import { iconsInUse } from './iconsInUse.ts';
import { readableTypes } from './readableTypes.ts';

const root = join(import.meta.dirname, '..');

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/mail/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
  ],
  addons: [
    // Enables tables in documentation pages.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
  ],
  staticDirs: [{ from: '../packages/ui/src/tokens/fonts', to: '/fonts' }],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Headings are found by the search, also those of “Find a part”, which lists other names of parts.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  // Stories of a part that no screen uses yet get the tag `unused`. The sidebar marks them, and its
  // filter finds them.
  experimental_indexers: (indexers = []) => {
    const unused = unusedStories(root);
    return indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) => {
        const entries = await indexer.createIndex(fileName, options);
        return unused.has(fileName) ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'unused'] })) : entries;
      },
    }));
  },
  // Compiled as the application is, so that a story shows what a visitor gets. This runs after
  // Storybook's own plugins, which read the props from the source.
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    plugins: [readableTypes(), ...(vite.plugins ?? []), relay(), iconsInUse(root), catalogue(root), react({ compiler: true })],
    build: { ...vite.build, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
  }),
};

export default config;
