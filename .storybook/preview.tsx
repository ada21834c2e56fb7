import type { Preview } from '@storybook/react-vite';
import { toast } from 'sonner';
import { configure } from 'storybook/test';
import { loadVignettes } from '@atlas/ui/components/art/Vignette.tsx';
import { takeToasts } from '@atlas/ui/components/feedback/showToast.ts';
import '@atlas/ui/tokens/fonts.css';
import { iconsInUse } from 'virtual:icons-in-use';
import { chromaticOf } from './chromatic.ts';
import { controlsOf } from './controls.ts';
import { withDocsViewport, withGlobals, withLowData } from './decorators.tsx';
import { DocsFrame } from './docs/DocsFrame.tsx';
import './preview.css';
import { followDocs, globalsOfDocs } from './followDocs.ts';
import { TOOLBAR } from './showGlobals.ts';
import { preferredTheme } from './theme.ts';
import { movementEnded } from './movementEnded.ts';
import { keepDocsInPlace } from './stayInPlace.ts';
import { withAnswers } from './withAnswers.tsx';

// A story may wait longer for its data on a busy machine. The short error message keeps each failed
// poll from printing the whole page.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? 'The element is not as it should be.') });

// A picture taken after a play function must not depend on how long a toast lasts. Where pictures
// are taken, toasts stay. The test runner's user agent is set only after this module may have run,
// so its pages have a property of their own.
if ('TOASTS_STAY' in globalThis || navigator.userAgent.includes('Chromatic')) {
  const { custom } = toast;
  toast.custom = (content, options) => custom(content, { ...options, duration: Infinity });
}

followDocs();
keepDocsInPlace();

const icons = Object.fromEntries(iconsInUse);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withAnswers, withLowData, withGlobals, withDocsViewport],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) => controlsOf(argTypes, initialArgs, icons),
    // Storybook has no enhancers of parameters. These are merged for this story alone.
    (context) => {
      const { storyGlobals = {} } = context as { storyGlobals?: { viewport?: { value?: unknown }; theme?: unknown } };
      const pinned = { viewport: storyGlobals.viewport?.value, theme: storyGlobals.theme };
      context.parameters['chromatic'] = chromaticOf({ id: context.id, pictures: context.parameters['pictures'], pinned });
      return context.argTypes;
    },
  ],
  // Loads the vignettes first, so that pictures of stories include them.
  loaders: [loadVignettes],
  beforeEach: (context) => {
    // Toasts outlive the page that showed them. This removes those of the previous story.
    takeToasts();
    toast.dismiss();
    // A dialog may fade in with the story itself.
    const { mount } = context;
    context.mount = async (...args) => {
      const canvas = await mount(...args);
      await movementEnded();
      return canvas;
    };
  },
  // A step of a play function ends when its movement has ended. The renderer sets its own wrapper
  // before this.
  beforeAll: () =>
    configure(({ asyncWrapper }) => ({
      asyncWrapper: async (step) => {
        const result = await asyncWrapper(step);
        await movementEnded();
        return result;
      },
    })),
  // Axe measures the contrast of text, which is lower while it fades.
  afterEach: movementEnded,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    ...Object.fromEntries(
      Object.entries(TOOLBAR).map(([name, { title, icon, items }]) => [
        name,
        {
          description: title,
          toolbar: {
            title,
            icon,
            dynamicTitle: false,
            items: [
              { type: 'reset' as const, title: `${title} as usual` },
              ...Object.entries(items).map(([value, each]: [string, string]) => ({ value, title: each })),
            ],
          },
        },
      ]),
    ),
  },
  initialGlobals: { theme: preferredTheme(), ...globalsOfDocs() },
  parameters: {
    layout: 'padded',
    docs: { container: DocsFrame },
    a11y: { test: 'error' },
    // The page's own background is part of the theme.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Start here',
            'What is new',
            'Find a part',
            'Design tokens',
            'Colours',
            'Typography',
            'Spacing, radius and shadow',
            'Motion',
            'Icons',
            'Logo',
            'Covers and avatars',
            'Writing',
            'Accessibility',
            'Preferences',
            'Not used yet',
          ],
          'Primitives',
          'Components',
          'Forms',
          'Patterns',
          'Screens',
          [
            'Public',
            ['Overview'],
            'Member',
            ['Overview'],
            'Leader',
            ['Overview'],
            'Affiliate',
            ['Overview'],
            'Staff',
            ['Overview'],
            'Shell',
          ],
          'Mail',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
