/** Made by Storybook's build (catalogue.ts) from the tables of screens and the stories beside the screens. */
declare module 'virtual:screens' {
  import type { Audience } from '@atlas/domain/access';
  import type { RouteName } from '@atlas/domain/navigation';

  export interface Screen {
    readonly route: RouteName;
    /** Of a page in tabs, the one that is this screen; else null. */
    readonly tab: string | null;
    readonly file: string;
    readonly states: readonly { readonly id: string; readonly name: string }[];
    /** Its baseline; a phone's is upright. */
    readonly picture: { readonly src: string; readonly phone: boolean } | undefined;
  }
  export const screensOf: (audience: Audience) => readonly Screen[];
}

/** The parts of the kit that no screen uses yet, and the titles of their pages. */
declare module 'virtual:unused-parts' {
  export const unusedParts: readonly { readonly name: string; readonly page: string }[];
}
