/** Made by Storybook's build (.storybook/iconsInUse.ts): the icons that the sources import, by name. */
declare module 'virtual:icons-in-use' {
  import type { IconShape } from './Icon.tsx';

  export const iconsInUse: readonly (readonly [name: string, icon: IconShape])[];
}
