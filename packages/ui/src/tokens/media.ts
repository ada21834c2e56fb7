/** The breakpoints and preferences that styles may query; CSS variables do not work in media queries. */
export const media = {
  /** Below 640 px: dialogs become sheets. */
  phone: '@media (max-width: 639px)',
  /** From 640 px up. */
  tablet: '@media (min-width: 640px)',
  /** Below 900 px: every touch target is at least 44 px. */
  touch: '@media (max-width: 899px)',
  /** From 900 px up. */
  desktop: '@media (min-width: 900px)',
  /** A small phone on which an app's own bars cover part of the page, as in Facebook's browser. */
  low: '@media (max-width: 639px) and (max-height: 640px)',
  /** Animation only where the user has not asked for reduced motion. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
} as const;
