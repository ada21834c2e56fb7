/**
 * No signal: a calling buoy. In a separate file, because FullPageError bundles only this drawing.
 */
export const buoyDrawing = (
  <>
    <path d="M68 30q-12 14 0 28M132 30q12 14 0 28" fill="none" stroke="var(--accent-line)" strokeWidth="4" strokeLinecap="round" />
    <path d="M80 36q-6 8 0 16M120 36q6 8 0 16" fill="none" stroke="var(--accent-line)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="100" cy="44" r="9" fill="var(--highlight)" />
    <path d="M93 56h14l8 32H85Z" fill="var(--accent)" />
    <path d="M89.7 69h20.6l2.3 9H87.4Z" fill="var(--surface)" />
    <path d="M70 88h60c-3 9-9 13-17 13H87c-8 0-14-4-17-13Z" fill="var(--accent)" />
  </>
);
