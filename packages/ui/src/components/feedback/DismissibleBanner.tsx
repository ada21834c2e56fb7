import { useState } from 'react';
import { Banner } from './Banner.tsx';
import type { BannerProps } from './Banner.tsx';

/** Remembers which banners the user has dismissed: the browser's storage, or a story's. */
export interface BannerStorage {
  isDismissed: (name: string) => boolean;
  dismiss: (name: string) => void;
}

export interface DismissibleBannerProps extends Omit<BannerProps, 'onDismiss'> {
  /** The key under which the dismissal is stored; another name is another banner. */
  name: string;
  storage: BannerStorage;
}

/** A Banner that stays hidden once dismissed. */
export function DismissibleBanner(props: DismissibleBannerProps) {
  return <Named key={props.name} {...props} />;
}

function Named({ name, storage, ...banner }: DismissibleBannerProps) {
  const [dismissed, setDismissed] = useState(() => storage.isDismissed(name));
  if (dismissed) return null;
  return (
    <Banner
      {...banner}
      onDismiss={() => {
        storage.dismiss(name);
        setDismissed(true);
        // The focused close button has been removed; the page's content is next.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}
