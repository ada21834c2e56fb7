import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters } from './screenParameters.ts';
import { ScreenStory } from './ScreenStory.tsx';

/** The component and parameters of every screen story; spread into the meta. */
export const screenStory = { component: ScreenStory, parameters: screenParameters };

export type ScreenMeta = Meta<typeof ScreenStory>;

/** A story of a screen. */
export type Story = StoryObj<typeof ScreenStory>;
