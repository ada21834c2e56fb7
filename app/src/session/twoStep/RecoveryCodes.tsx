import { Alert, Button, ButtonLink, Card, Checkbox, CopyButton, Row, Stack, Text } from '@atlas/ui';
import { recoveryCodesFile } from '@atlas/domain/auth';
import { useState } from 'react';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The account's address, for the file. */
  email: string;
  title?: string;
  /** Called once the user has saved the codes. */
  onDone: () => void;
}

/** The recovery codes, shown only once. The user copies or downloads them to continue. */
export function RecoveryCodes({ codes, email, title = 'Two-step sign-in is on', onDone }: RecoveryCodesProps) {
  const [areSaved, setSaved] = useState(false);
  const [error, setError] = useState<string>();
  const file = recoveryCodesFile(email, codes);
  const finish = () => (areSaved ? onDone() : setError('Save the codes first: they are not shown again.'));
  return (
    <Stack gap={4}>
      <Alert tone="success" title={title} live>
        Save these recovery codes where only you can find them. Each one signs you in once if you don’t have your phone.
      </Alert>
      <Card>
        <Row as="ul" wrap gap={4} aria-label="Recovery codes">
          {codes.map((code) => (
            <Text key={code} as="li" numeric weight="label" nowrap>
              {code}
            </Text>
          ))}
        </Row>
      </Card>
      <Row wrap>
        <CopyButton value={codes.join('\n')}>Copy</CopyButton>
        <ButtonLink href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="atlas-recovery-codes.txt">
          Download
        </ButtonLink>
      </Row>
      <Checkbox
        name="saved"
        label="I saved them"
        checked={areSaved}
        onChange={(checked) => {
          setSaved(checked);
          setError(undefined);
        }}
        error={error}
      />
      <Button variant="primary" block onClick={finish}>
        Done
      </Button>
    </Stack>
  );
}
