import { createContext } from 'react';

/** What an `<img>` needs to ask for a picture in a width that its screen can show. */
export interface PictureSources {
  src: string;
  srcSet?: string | undefined;
}

/** How the page deals with data, as far as the kit asks for any. */
export interface DataUse {
  /** Nothing is fetched ahead, and no picture comes by itself: the drawn one stays, or a button stands in its place. */
  readonly isLow: boolean;
  /** How a picture is asked for. `shown` is the widest that it is shown, in pixels of the page. */
  readonly pictureSources: (address: string, shown?: number) => PictureSources;
}

/** The application says how it deals with data; without it everything comes as it is. */
export const DataUseContext = createContext<DataUse>({ isLow: false, pictureSources: (src) => ({ src }) });
