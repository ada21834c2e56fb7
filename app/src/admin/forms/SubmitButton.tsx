import { Button } from '@atlas/ui';
import { useFormState } from 'react-final-form';

/** Sends the form that it stands in, and is busy meanwhile. */
export function SubmitButton({ children, loadingText = 'Saving' }: { children: string; loadingText?: string }) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" variant="primary" loading={submitting} loadingText={loadingText}>
      {children}
    </Button>
  );
}
