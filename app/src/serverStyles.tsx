import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
// oxlint-disable-next-line no-restricted-imports -- the style sheet of a rendered page
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decoded = (text: string) => text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Turns style attributes into rules, because the policy allows none in markup. Some library
 * components render them. React does not compare them again during hydration.
 */
export function withoutStyleAttributes(markup: string): { html: string; rules: string } {
  const styles = new Map<string, string>();
  const html = markup.replaceAll(/(<[^<>]*?) style="([^"]*)"/g, (_all, before: string, style: string) => {
    const name = styles.get(style) ?? String(styles.size);
    styles.set(style, name);
    return `${before} data-style="${name}"`;
  });
  return { html, rules: [...styles].map(([style, name]) => `[data-style="${name}"]{${decoded(style).replaceAll('<', '')}}`).join('') };
}

type Stylis = IStyleSheetContext['stylis'];
/** More than all components with their variants. */
const MAX_REMEMBERED = 5000;
// oxlint-disable-next-line atlas/module-state -- compiled styles, the same for everyone
let shared: IStyleSheetContext | undefined;

/** Builds the style compiler with a cache of compiled styles, which are the same for everyone. */
export function styling(): IStyleSheetContext {
  if (shared) return shared;
  let found: IStyleSheetContext | undefined;
  const Probe = () => {
    found = useContext(StyleSheetContext);
    return null;
  };
  renderToString(<Probe />);
  if (!found) throw new Error('styled-components has no style sheet');
  const { stylis } = found;
  const remembered = new Map<string, string[]>();
  const compile = (...given: Parameters<Stylis>): string[] => {
    const key = given.join('\u0000');
    const known = remembered.get(key);
    if (known) return known;
    const rules = stylis(...given);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, rules);
    return rules;
  };
  return (shared = { ...found, stylis: Object.assign(compile, stylis) });
}
