/** The four widths and preferences that styles may ask about; CSS variables cannot stand in a media query. */
export const media = {
  /** Below 640 px: dialogs become sheets. */
  phone: '@media (max-width: 639px)',
  /** From 640 px up. */
  tablet: '@media (min-width: 640px)',
  /** Below 900 px: everything that can be pressed is at least 44 px. */
  touch: '@media (max-width: 899px)',
  /** From 900 px up. */
  desktop: '@media (min-width: 900px)',
  /** Movement only where the person has not asked for less. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
} as const;
