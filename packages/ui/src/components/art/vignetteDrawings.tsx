import type { ReactNode } from 'react';
import { buoyDrawing } from './buoyDrawing.tsx';

const ACCENT = 'var(--accent)';
const LINE = 'var(--accent-line)';
const MANGO = 'var(--highlight)';
const PAPER = 'var(--surface)';

/** The drawings of the vignettes, on a canvas of 200 × 128 whose sea begins at 90: accent, accent line, one mango shape. */
export const vignetteDrawings = {
  lessons: (
    <>
      <circle cx="52" cy="40" r="12" fill={MANGO} />
      <path d="M98 26v52H68c6-12 22-26 30-52ZM104 40c8 10 18 22 24 38h-24Z" fill={ACCENT} />
      <path d="M58 84h84c-4 10-10 14-18 14H76c-8 0-14-4-18-14Z" fill={ACCENT} />
    </>
  ),
  locked: (
    <>
      <path d="M104 38 188 30V68Z" fill={MANGO} opacity=".35" />
      <path d="M54 98c8-13 24-18 42-18s34 5 42 18q-22 7-42 2t-42-2Z" fill={ACCENT} />
      <path d="M86 46h20l5 38H81Z" fill={PAPER} stroke={ACCENT} strokeWidth="3" strokeLinejoin="round" />
      <path d="M84.3 59h23.4l1.5 12H82.8Z" fill={ACCENT} />
      <path d="M86 30a10 8 0 0 1 20 0v14H86Z" fill={MANGO} stroke={ACCENT} strokeWidth="3" strokeLinejoin="round" />
      <path d="M80 45h32" stroke={ACCENT} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  search: (
    <>
      <path d="m112 74 22 22" stroke={ACCENT} strokeWidth="9" strokeLinecap="round" />
      <circle cx="94" cy="56" r="28" fill={PAPER} stroke={ACCENT} strokeWidth="5" />
      <circle cx="94" cy="56" r="10" fill={MANGO} />
      <path d="M70 62q12-6 24 0t24 0a24 24 0 0 1-48 0Z" fill={LINE} />
    </>
  ),
  offline: buoyDrawing,
  events: (
    <>
      <rect x="62" y="30" width="76" height="68" rx="9" fill={PAPER} stroke={ACCENT} strokeWidth="3" />
      <path d="M63 48V38a8 8 0 0 1 8-8h58a8 8 0 0 1 8 8v10Z" fill={ACCENT} />
      <path d="M82 24v12M118 24v12" stroke={ACCENT} strokeWidth="5" strokeLinecap="round" />
      <g fill={LINE}>
        <circle cx="80" cy="62" r="5" />
        <circle cx="100" cy="62" r="5" />
        <circle cx="80" cy="82" r="5" />
        <circle cx="100" cy="82" r="5" />
        <circle cx="120" cy="82" r="5" />
      </g>
      <circle cx="120" cy="62" r="8" fill={MANGO} />
    </>
  ),
  payments: (
    <>
      <path d="M70 26h56v74l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6Z" fill={PAPER} stroke={ACCENT} strokeWidth="3" strokeLinejoin="round" />
      <path d="M82 44h32M82 57h32M82 70h18" stroke={LINE} strokeWidth="5" strokeLinecap="round" />
      <circle cx="128" cy="76" r="16" fill={MANGO} stroke={ACCENT} strokeWidth="3" />
    </>
  ),
  people: (
    <>
      <circle cx="146" cy="36" r="11" fill={MANGO} />
      <g fill={LINE}>
        <circle cx="66" cy="56" r="11" />
        <path d="M46 102V94c0-14 9-22 20-22s20 8 20 22v8Z" />
        <circle cx="134" cy="62" r="11" />
        <path d="M114 102v-4c0-13 9-20 20-20s20 7 20 20v4Z" />
      </g>
      <circle cx="100" cy="46" r="15" fill={ACCENT} />
      <path d="M72 102c0-23 12-36 28-36s28 13 28 36Z" fill={ACCENT} />
    </>
  ),
  files: (
    <>
      <path d="M58 40a7 7 0 0 1 7-7h20l8 9h42a7 7 0 0 1 7 7v44H58Z" fill={ACCENT} />
      <path d="M72 26h50a5 5 0 0 1 5 5v50H67V31a5 5 0 0 1 5-5Z" fill={PAPER} stroke={ACCENT} strokeWidth="3" />
      <path d="M78 40h26M78 50h18" stroke={LINE} strokeWidth="4" strokeLinecap="round" />
      <path d="M110 25h9v21l-4.5-4-4.5 4Z" fill={MANGO} />
      <path d="M52 61h96l-7 34a6 6 0 0 1-6 5H65a6 6 0 0 1-6-5Z" fill={ACCENT} />
    </>
  ),
  lost: (
    <>
      <circle cx="100" cy="62" r="38" fill={PAPER} stroke={ACCENT} strokeWidth="5" />
      <path d="M100 31v5M100 88v5M69 62h5M126 62h5" stroke={LINE} strokeWidth="4" strokeLinecap="round" />
      <path d="m120 42-13 27-14-14Z" fill={MANGO} />
      <path d="m80 82 13-27 14 14Z" fill={ACCENT} />
      <circle cx="100" cy="62" r="3.5" fill={PAPER} />
    </>
  ),
  notifications: (
    <>
      <circle cx="100" cy="92" r="9" fill={MANGO} />
      <path
        d="M100 22a5 5 0 0 1 5 5v3c13 3 21 13 21 27v17l8 11a3 3 0 0 1-2 5H68a3 3 0 0 1-2-5l8-11V57c0-14 8-24 21-27v-3a5 5 0 0 1 5-5Z"
        fill={ACCENT}
      />
      <path d="M54 40q-7 14-1 27M146 40q7 14 1 27" fill="none" stroke={LINE} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  done: (
    <>
      <path d="M44 100c10-24 30-34 56-34s46 10 56 34Z" fill={ACCENT} />
      <path d="M101 26v46" stroke={ACCENT} strokeWidth="5" strokeLinecap="round" />
      <path d="M104 27h36l-9 12 9 12h-36Z" fill={MANGO} />
      <path d="M64 100c6-12 14-18 24-20M124 100c-3-6-7-10-12-13" fill="none" stroke={LINE} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type VignetteName = keyof typeof vignetteDrawings;
