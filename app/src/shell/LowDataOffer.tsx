import { Banner } from '@atlas/ui';
import ChartNoAxesColumnDecreasing from 'lucide-react/icons/chart-no-axes-column-decreasing';
import { focusMain } from '../overlays/focusMain.ts';
import { useLowData } from './lowDataContext.ts';

/** Offers low data. This browser remembers either choice. */
export function LowDataOffer() {
  const { choose } = useLowData();
  const answer = (choice: 'on' | 'off') => () => {
    choose(choice);
    // The focused button is gone.
    focusMain();
  };
  return (
    <section aria-label="Low data">
      <Banner
        tone="info"
        icon={ChartNoAxesColumnDecreasing}
        flush
        action={{ text: 'Use less data', onClick: answer('on') }}
        onDismiss={answer('off')}
        dismissLabel="Not now"
        dismissInWords
      >
        Your phone asks sites to use less data. Atlas can show pictures only when you tap them.
      </Banner>
    </section>
  );
}
