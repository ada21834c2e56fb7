import { Button } from '@atlas/ui';
import { useFormState } from 'react-final-form';

interface SubmitButtonProps {
  children: string;
  loadingText?: string;
  /** `danger` for what cannot be taken back. */
  variant?: 'primary' | 'danger';
}

/** Submits the surrounding form and shows a busy state while it is submitting. */
export function SubmitButton({ children, loadingText = 'Saving', variant = 'primary' }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" variant={variant} loading={submitting} loadingText={loadingText}>
      {children}
    </Button>
  );
}
