import { ButtonLink, StickyActions } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { RECEIPT_FORM } from './ReceiptForm.tsx';

/** The way to the receipt form of a long page on a phone, until the form is on the screen. */
export function StickyReceiptLink() {
  'use no memo';
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const form = document.getElementById(RECEIPT_FORM);
    if (form === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  if (isInView) return null;
  return (
    <StickyActions
      primary={
        <ButtonLink variant="primary" href={`#${RECEIPT_FORM}`}>
          I have paid: send the receipt
        </ButtonLink>
      }
    />
  );
}
