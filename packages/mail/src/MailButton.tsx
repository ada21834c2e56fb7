import { Button } from 'react-email';
import { painted } from './painted.ts';

/** The one action of an email. */
export const MailButton = ({ href, children }: { href: string; children: string }) => (
  <Button className="button" style={BUTTON} href={href}>
    {children}
  </Button>
);

const BUTTON = {
  ...painted('button').style,
  borderRadius: '8px',
  fontSize: '16px',
  fontWeight: 600,
  marginTop: '8px',
  padding: '13px 20px',
};
