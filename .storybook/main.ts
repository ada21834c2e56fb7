import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { relay } from '../app/vite/relay.ts';
import { iconsInUse } from './iconsInUse.ts';
import { readableTypes } from './readableTypes.ts';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: [
    // Tables in documentation pages.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Compiled as the application is, so a story shows what a visitor gets; after Storybook's own plugins, which read the props from the source.
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    plugins: [readableTypes(), ...(vite.plugins ?? []), relay(), iconsInUse(join(import.meta.dirname, '..')), react({ compiler: true })],
    build: { ...vite.build, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
  }),
};

export default config;
