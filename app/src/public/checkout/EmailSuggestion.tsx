import { Button, Row, Text } from '@atlas/ui';
import { useEffect, useState } from 'react';

/** Offers the address that was probably meant. It is never forced. */
export function EmailSuggestion({ email, onChoose }: { email: string; onChoose: (email: string) => void }) {
  'use no memo';
  const [offered, setOffered] = useState<{ for: string; address: string | null }>({ for: '', address: null });
  useEffect(() => {
    if (!/@.+\..+/.test(email)) return undefined;
    // Checked once the buyer pauses.
    const timer = setTimeout(() => {
      void import('./suggest.ts').then(({ suggest }) => setOffered({ for: email, address: suggest(email) }));
    }, 600);
    return () => clearTimeout(timer);
  }, [email]);
  const { address } = offered;
  if (address === null || offered.for !== email) return null;
  return (
    <Row gap={2} wrap role="status">
      <Text size={14}>Did you mean {address}?</Text>
      <Button onClick={() => onChoose(address)}>Use it</Button>
    </Row>
  );
}
