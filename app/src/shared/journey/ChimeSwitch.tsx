import { Button } from '@atlas/ui';
import { CHIME_OFF_KEY } from '@atlas/domain/journey';
import { useSyncExternalStore } from 'react';
import { isChimeOff } from './chime.ts';

const CHANGED = 'chimechange';

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

function setChimeOff(isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(CHIME_OFF_KEY, 'true');
    else localStorage.removeItem(CHIME_OFF_KEY);
  } catch {
    // The chime stays on where nothing can be stored.
  }
  dispatchEvent(new Event(CHANGED));
}

/**
 * Turns the chime for finished tasks on or off, remembered by this browser. A plain button: the
 * kit's Switch would load everything that form fields need.
 */
export function ChimeSwitch() {
  const isOff = useSyncExternalStore(subscribe, isChimeOff, () => false);
  return (
    <div>
      <Button variant="text" onClick={() => setChimeOff(!isOff)}>
        {isOff ? 'Play a sound when a task is done' : 'Turn off the sound of finished tasks'}
      </Button>
    </div>
  );
}
