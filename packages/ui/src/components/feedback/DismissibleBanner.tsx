import { useState } from 'react';
import { Banner } from './Banner.tsx';
import type { BannerProps } from './Banner.tsx';

/** Where it is kept which banners a person has put away: the browser's storage, or a story's. */
export interface BannerStorage {
  isDismissed: (name: string) => boolean;
  dismiss: (name: string) => void;
}

export interface DismissibleBannerProps extends Omit<BannerProps, 'onDismiss'> {
  /** The flag is kept under this name; another name is another banner. */
  name: string;
  storage: BannerStorage;
}

/** A Banner that stays away once it has been put away. */
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
        // The cross that had the focus is gone; the page's content is what comes after it.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}
