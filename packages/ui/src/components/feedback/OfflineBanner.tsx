import WifiOff from 'lucide-react/icons/wifi-off';
import { Banner } from './Banner.tsx';

export interface OfflineBannerProps {
  offline: boolean;
  text?: string | undefined;
}

/** The connection is gone. Always in the page, empty while online, so that the change is read aloud. */
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
