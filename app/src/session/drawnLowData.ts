import { createContext } from 'react';
import type { PageData } from './pageData.ts';

/** What the server drew the page for: `offered` where the request asked for less data, undefined where it is as ever. */
export const DrawnLowDataContext = createContext<PageData['lowData']>(undefined);
