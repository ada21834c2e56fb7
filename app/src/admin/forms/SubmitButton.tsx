import { Button } from '@atlas/ui';
import { useFormState } from 'react-final-form';

/** Submits the surrounding form and shows a busy state while it is submitting. */
export function SubmitButton({ children, loadingText = 'Saving' }: { children: string; loadingText?: string }) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" variant="primary" loading={submitting} loadingText={loadingText}>
      {children}
    </Button>
  );
}
