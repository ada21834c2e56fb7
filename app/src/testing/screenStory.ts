import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters } from './screenParameters.ts';
import { ScreenStory } from './ScreenStory.tsx';

/** What the stories of every screen have in common; spread into their meta. */
export const screenStory = { component: ScreenStory, parameters: screenParameters };

export type ScreenMeta = Meta<typeof ScreenStory>;

/** A story of a screen. */
export type Story = StoryObj<typeof ScreenStory>;
