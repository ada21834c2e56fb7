import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters } from './screenParameters.ts';
import { ScreenStory } from './ScreenStory.tsx';

/** The component and parameters of every screen story; spread into the meta. */
export const screenStory = { component: ScreenStory, parameters: screenParameters };

/** The text of a screen's page in Storybook, for designers and testers. */
export interface ScreenAbout {
  /** The purpose of the screen. */
  readonly shows: string;
  /** The people who use it. */
  readonly audience: string;
  /** The points to look at when it changes. */
  readonly check: string;
}

/** The component and parameters of a screen's stories, with its text; spread into the meta. */
export const aboutScreen = ({ shows, audience, check }: ScreenAbout) => ({
  ...screenStory,
  parameters: {
    ...screenParameters,
    docs: { ...screenParameters.docs, description: { component: `${shows}\n\n**For:** ${audience}\n\n**Look at:** ${check}` } },
  },
});

export type ScreenMeta = Meta<typeof ScreenStory>;

/** A story of a screen. */
export type Story = StoryObj<typeof ScreenStory>;
