import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * Creates a component whose code loads once it comes into view, for secondary information below the
 * fields of a form. Until then, and if it cannot be loaded, `instead` is shown. Unlike a lazyPart it
 * is not rendered by the server.
 */
export function partInView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode = null,
): ComponentType<Props> {
  return function InView(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [position, setPosition] = useState<HTMLElement | null>(null);
    useEffect(() => {
      if (position === null) return undefined;
      const show = () =>
        load().then(
          (loaded) => setPart(() => loaded),
          () => undefined,
        );
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void show();
      });
      observer.observe(position);
      return () => observer.disconnect();
    }, [position]);
    return <div ref={setPosition}>{Part ? <Part {...props} /> : instead}</div>;
  };
}
