import { createContext } from 'react';

/** The attributes of an `<img>` that let the browser choose a picture width for its screen. */
export interface PictureSources {
  src: string;
  srcSet?: string | undefined;
}

/** The data policy of the page, as far as the kit loads anything. */
export interface DataUse {
  /**
   * Nothing is prefetched, and pictures do not load automatically: the generated one stays, or a
   * button replaces it.
   */
  readonly isLow: boolean;
  /**
   * Returns the attributes for a picture. `shown` is the maximum width at which it is shown, in CSS
   * pixels.
   */
  readonly pictureSources: (address: string, shown?: number) => PictureSources;
}

/** Set by the application; by default everything loads unchanged. */
export const DataUseContext = createContext<DataUse>({ isLow: false, pictureSources: (src) => ({ src }) });
