import { useEffect, useState } from 'react';

/**
 * The values of CSS variables in the theme of the page, for the pages about tokens. Empty before the
 * first paint.
 *
 * @param names without their dashes: "radius-card"
 */
export function useTokenValues(names: readonly string[]): Readonly<Record<string, string>> {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const key = names.join(' ');
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setValues(Object.fromEntries(key.split(' ').map((name) => [name, style.getPropertyValue(`--${name}`).trim()])));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-motion'] });
    return () => observer.disconnect();
  }, [key]);
  return values;
}
