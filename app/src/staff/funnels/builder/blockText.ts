import type { PageBlock } from '@atlas/domain/pages';

/** The first words of a block, which tell it from others of its kind; '' without any. */
export function blockText({ props }: PageBlock): string {
  const { headline, title, text, label, caption }: Readonly<Record<string, unknown>> = { ...props };
  const words = [headline, title, label, caption, text].find((value) => typeof value === 'string' && value !== '');
  return typeof words === 'string' ? words : '';
}
