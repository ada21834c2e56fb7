import WifiOff from 'lucide-react/icons/wifi-off';
import { Banner } from './Banner.tsx';

export interface OfflineBannerProps {
  offline: boolean;
  text?: string | undefined;
}

/** Shown while offline. Always in the DOM, empty while online, so that the change is announced. */
export function OfflineBanner({ offline, text = 'You are offline. What you see may be old.' }: OfflineBannerProps) {
  return (
    <div role="status">
      {offline && (
        <Banner tone="info" icon={WifiOff} flush>
          {text}
        </Banner>
      )}
    </div>
  );
}
