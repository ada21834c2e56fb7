import type { Decorator, Preview } from '@storybook/react-vite';
import { toast } from 'sonner';
import { configure } from 'storybook/test';
import { loadVignettes } from '@atlas/ui/components/art/Vignette.tsx';
import { takeToasts } from '@atlas/ui/components/feedback/showToast.ts';
import { GlobalStyle } from '@atlas/ui/tokens/GlobalStyle.tsx';
import '@atlas/ui/tokens/fonts.css';
import { iconsInUse } from 'virtual:icons-in-use';
import { controlsOf } from './controls.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import './preview.css';
import { preferredTheme } from './theme.ts';
import { withAnswers } from './withAnswers.tsx';

// A story may wait longer for its data on a busy machine. The short error message keeps each failed
// poll from printing the whole page.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? 'The element is not as it should be.') });

/**
 * Sets the theme of the toolbar on the page, as the application does, and the kit's variables
 * around the story.
 */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return (
    <>
      <GlobalStyle />
      <Story />
    </>
  );
};

const icons = Object.fromEntries(iconsInUse);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withAnswers, withTheme],
  argTypesEnhancers: [({ argTypes, initialArgs }) => controlsOf(argTypes, initialArgs, icons)],
  // Loads the vignettes first, so that pictures of stories include them.
  loaders: [loadVignettes],
  // Toasts outlive the page that showed them. This removes those of the previous story.
  beforeEach: () => {
    takeToasts();
    toast.dismiss();
  },
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
  },
  initialGlobals: { theme: preferredTheme() },
  parameters: {
    layout: 'padded',
    docs: { container: DocsFrame },
    a11y: { test: 'error' },
    // The page's own background is part of the theme.
    backgrounds: { disable: true },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } }, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Start here',
            'Colours',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Logo',
            'Covers and avatars',
            'Writing',
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
